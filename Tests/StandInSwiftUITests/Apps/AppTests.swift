#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct AppTests {
  @Test func `An app opens a window of its first group`() {
    let renderer = Renderer(Theater.self)
    #expect(renderer.windows.count == 1 && renderer.user.canTap("visit 0"))
  }

  @Test func `A window is opened for a value, and brought to the front for the same`() {
    let renderer = Renderer(Theater.self, traits: .pad)
    let first = renderer.window
    #expect(renderer.user.tap("Hamlet"))
    #expect(renderer.windows.count == 2 && renderer.outline == "window\n  text Hamlet")
    #expect(first.user.tap("Hamlet") && renderer.windows.count == 2)
  }

  @Test func `A phone has one window`() {
    let renderer = Renderer(Theater.self)
    #expect(renderer.user.tap("Hamlet"))
    #expect(renderer.windows.count == 1 && renderer.complaints.map(\.kind) == [.unsupported])
  }

  @Test func `A window has its own state, and what it stored is given back to the next`() {
    let renderer = Renderer(Theater.self)
    #expect(renderer.user.tap("visit 0"))
    renderer.settle()
    #expect(renderer.user.canTap("visit 1"))
    let again = Renderer(Theater.self, storage: renderer.window.storage)
    #expect(again.user.canTap("visit 1"))
  }

  @Test func `A link reaches its handler in a later turn, in a new window on a tablet`() throws {
    let url = try #require(URL(string: "theater://hamlet"))
    let renderer = Renderer(Theater.self)
    renderer.open(url)
    #expect(renderer.outline.contains("link none"))
    renderer.settle()
    #expect(renderer.outline.contains("link theater://hamlet"))
    let tablet = Renderer(Theater.self, traits: .pad)
    tablet.open(url)
    tablet.settle()
    #expect(tablet.windows.count == 2 && tablet.outline.contains("link theater://hamlet"))
  }

  @Test func `An activity reaches its handler`() {
    let renderer = Renderer(Theater.self)
    renderer.resume(NSUserActivity(activityType: "show"))
    renderer.settle()
    #expect(renderer.outline.contains("link show"))
  }

  @Test func `A link that a view opens leaves the app`() {
    let renderer = Renderer(Theater.self)
    #expect(renderer.user.tap("Site"))
    #expect(renderer.openedURLs.map(\.absoluteString) == ["https://theater.example"])
  }

  @Test func `Changes in the background are rendered together on return`() {
    let model = SwitchModel()
    let renderer = Renderer { Watching(model: model) }
    renderer.user.background()
    renderer.takeBodies()
    (model.id, model.isOn) = (7, false)
    renderer.settle()
    model.id = 8
    renderer.settle()
    #expect(renderer.takeBodies() == [:] && !renderer.outline.contains("8"))
    renderer.user.activate()
    renderer.settle()
    #expect(renderer.outline == "window\n  text 8 false active")
  }

  @Test func `A task runs while its view is seen, and is cancelled when it is covered`() async {
    let model = PathModel()
    let journal = Journal()
    let renderer = Renderer { Working(model: model, journal: journal) }
    for _ in 0..<5 { await Task.yield() }
    #expect(journal.take() == ["begins"])
    model.path = ["a"]
    renderer.settle()
    for _ in 0..<5 { await Task.yield() }
    #expect(journal.take() == ["cancelled"])
    model.path = []
    renderer.settle()
    for _ in 0..<5 { await Task.yield() }
    #expect(journal.take() == ["begins"])
  }
}
#endif
