#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// The code of the page for users of Koordinator, word for word.

final class CafeViewController: UIViewController {
  func tapOrder() {
    guard let navigationController else { return }
    OrderCoordinator(navigationController: navigationController).start()
  }
}

@MainActor struct CafeTests {
  @Test func `A flow that starts itself and that nobody holds shows its first screen`() async throws
  {
    let simulation = UIKitSimulation()
    let window = simulation.run { UIWindow(frame: .zero) }
    let cafe = CafeViewController()
    let stack = UINavigationController(rootViewController: cafe)
    simulation.run {
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }
    simulation.settle()
    simulation.run { cafe.tapOrder() }
    for _ in 0..<8 {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    }
    #expect(stack.topViewController is MenuViewController)
    #expect(simulation.messages == [])
  }
}
#endif
