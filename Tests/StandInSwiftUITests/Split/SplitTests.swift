#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct SplitTests {
  let model = SplitModel()

  func open(_ traits: UITraitCollection, _ behaviors: Set<Renderer.Behavior> = []) -> Renderer {
    let renderer = Renderer(behaviors: behaviors, traits: traits) { SplitHost(model: model) }
    renderer.settle()
    model.writes = []
    return renderer
  }

  func seen(_ renderer: Renderer) -> [String?] {
    renderer.window.elements[0].children[0].children.filter(\.isSelected).map(\.title)
  }

  @Test func `With room the visibility determines the visible columns`() {
    let renderer = open(.pad)
    #expect(seen(renderer) == ["sidebar", "detail"])
    #expect(renderer.user.tapSidebar())
    renderer.settle()
    #expect(model.visibility == .detailOnly && seen(renderer) == ["detail"])
  }

  @Test func `Without room the preferred column is visible, and the back button writes it`() {
    let renderer = open(.phone)
    #expect(seen(renderer) == ["sidebar"])
    model.column = .detail
    model.path = ["a"]
    renderer.settle()
    #expect(seen(renderer) == ["detail"])
    model.writes = []
    #expect(renderer.user.tapBack())
    renderer.settle()
    #expect(model.path == [] && model.writes == [])
    #expect(renderer.user.tapBack())
    renderer.settle()
    #expect(model.writes == ["sidebar"] && seen(renderer) == ["sidebar"])
    #expect(!renderer.user.tapBack() && renderer.complaints == [])
  }

  @Test func `A row that is tapped writes the selection of its list`() {
    let renderer = open(.pad)
    #expect(renderer.user.select("Othello"))
    renderer.settle()
    #expect(model.selection == "Othello" && renderer.outline.contains("text Othello"))
  }

  @Test func `12 Collapsing writes the compact column`() {
    for behaviors in [[], [.writesCompactColumn]] as [Set<Renderer.Behavior>] {
      let renderer = open(.pad, behaviors)
      model.column = .detail
      renderer.settle()
      renderer.user.resize(to: .compact)
      renderer.settle()
      #expect(seen(renderer) == [behaviors.isEmpty ? "detail" : "sidebar"])
    }
  }

  @Test func `13 Collapsing writes nil to the selections of lists`() {
    for behaviors in [[], [.clearsSelections]] as [Set<Renderer.Behavior>] {
      model.selection = "Hamlet"
      let renderer = open(.pad, behaviors)
      renderer.user.resize(to: .compact)
      renderer.settle()
      #expect(model.selection == (behaviors.isEmpty ? "Hamlet" : nil))
    }
  }

  @Test func `14 Going to the background changes the size class for a moment`() {
    for behaviors in [[], [.flickersInBackground]] as [Set<Renderer.Behavior>] {
      model.visibility = .detailOnly
      let renderer = Renderer(behaviors: behaviors, traits: .pad) { Branching(model: model) }
      renderer.settle()
      #expect(renderer.user.tap("0 times"))
      renderer.settle()
      renderer.user.background()
      renderer.user.activate()
      renderer.settle()
      #expect(renderer.user.canTap(behaviors.isEmpty ? "1 times" : "0 times"))
    }
  }
}
#endif
