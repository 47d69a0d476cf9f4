#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Links that the system hands to a scene go through the director's table.
@MainActor struct SceneLinkTests {
  let windows = FoyerWindows()

  private func open(
    _ text: String, in window: (delegate: FoyerWindows.Delegate, scene: UIWindowScene)
  ) async throws {
    windows.simulation.open(try #require(URL(string: text)), in: window.scene)
    await windows.settle(window.delegate)
  }

  @Test func `A link over a sheet leads to its place, and dismisses the sheet`() async throws {
    let window = await windows.open()
    try await open("foyer://wardrobe", in: window)
    #expect(window.delegate.titles == ["hall", "wardrobe"])
    try await open("foyer://posters/7", in: window)
    #expect(window.delegate.titles == ["hall", "poster 7"])
    #expect(window.delegate.window?.rootViewController?.presentedViewController == nil)
    #expect(window.delegate.causes == [.program, .link, .link])
    #expect(windows.simulation.messages == [])
  }

  @Test func `A web page that the user was on leads to the same place`() async throws {
    let window = await windows.open()
    windows.simulation.resume(
      FoyerWindows.page("https://foyer.example/posters/8"), in: window.scene)
    await windows.settle(window.delegate)
    #expect(window.delegate.titles == ["hall", "poster 8"])
    windows.simulation.resume(NSUserActivity(activityType: "com.example.reading"), in: window.scene)
    await windows.settle(window.delegate)
    #expect(window.delegate.titles == ["hall", "poster 8"])
    #expect(window.delegate.refusals == [])
  }

  @Test func `A link moves the window that it is handed to alone`() async throws {
    let one = await windows.open()
    let two = await windows.open(links: ["foyer://wardrobe"])
    try await open("foyer://posters/9", in: two)
    #expect(one.delegate.titles == ["hall"])
    #expect(two.delegate.titles == ["hall", "poster 9"])
  }

  @Test(arguments: [
    "foyer://posters/many", "foyer://cellar", "other://posters/1", "https://other.example/",
  ])
  func `A link that no pattern matches is refused, and nothing moves`(text: String) async throws {
    let window = await windows.open(links: ["foyer://wardrobe"])
    let before = window.delegate.director?.tree
    try await open(text, in: window)
    #expect(window.delegate.refusals == ["unmatched link"])
    #expect(window.delegate.director?.tree == before)
    #expect(window.delegate.causes == [.program, .link])
  }

  @Test func `A link to what a guard forbids is refused, and nothing moves`() async throws {
    windows.isOfficeClosed = true
    let window = await windows.open(links: ["foyer://office"])
    #expect(window.delegate.refusals == ["denied"])
    #expect(window.delegate.titles == ["hall"])
  }

  @Test func `Several links at once are followed one after another`() async throws {
    let window = await windows.open(links: ["foyer://posters/1", "foyer://wardrobe"])
    #expect(window.delegate.causes.prefix(3) == [.program, .link, .link])
    #expect([["hall", "poster 1"], ["hall", "wardrobe"]].contains(window.delegate.titles))
    let director = try #require(window.delegate.director)
    #expect(director.host.shown == director.tree)
    #expect(windows.simulation.messages == [])
  }
}
#endif
