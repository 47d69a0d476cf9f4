#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Apps begin by their delegates, with a scene or with a window made by hand.
@MainActor struct DelegateTests {
  @Test func `The older application delegate makes its window itself`() {
    let simulation = UIKitSimulation()
    let delegate = LobbyAppDelegate()
    simulation.run {
      _ = delegate.application(simulation.application, didFinishLaunchingWithOptions: nil)
    }
    simulation.settle()
    let stack = delegate.window?.rootViewController as? UINavigationController
    #expect(stack?.topViewController is LobbyViewController)
    #expect(delegate.director?.tree.outline == "stack Lobby\n  Lobby")
    #expect(simulation.messages == [])
  }
}
#endif
