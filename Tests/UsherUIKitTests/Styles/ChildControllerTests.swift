#if canImport(UIKit)
import Testing
import UIKit
import Usher
import UsherUIKit

/// The view controllers of a coordinator in Director's style, replaced together.
@MainActor struct ChildControllerTests {
  @Test func `A coordinator replaces its own view controllers, bottom first`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let lobby = try #require(house.lobby)
    var calls = 0
    lobby.replaceChildViewControllers(with: [Page("a"), Page("b")], animated: false) { calls += 1 }
    await house.settle()
    #expect(house.stack?.viewControllers.map(\.title) == ["a", "b"] && calls == 1)
    house.expectOrder()
  }
}
#endif
