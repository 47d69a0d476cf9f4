#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// Koordinator's way: a flow is given its place, starts itself and shows its screens.

final class OrderCoordinator: NavigationCoordinator {
  override func start() { show(MenuViewController(coordinator: self)) }
}

final class MenuViewController: UIViewController {
  private weak var coordinator: OrderCoordinator?

  convenience init(coordinator: OrderCoordinator) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  func tapDish() { coordinator?.show(DishViewController()) }
}

final class DishViewController: UIViewController {}

@MainActor struct OrderFlowTests {
  private let simulation = UIKitSimulation()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow

  init() {
    let simulation = simulation
    window = simulation.run { UIWindow(frame: .zero) }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    simulation.settle()
  }

  private func settle() async {
    for _ in 0..<8 {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    }
  }

  @Test func `A flow on the app's navigation controller pushes, and ends when the user leaves it`()
    async throws
  {
    let flow = OrderCoordinator(navigationController: stack)
    simulation.run { flow.start() }
    await settle()
    let menu = try #require(stack.topViewController as? MenuViewController)
    #expect(stack.viewControllers.count == 2)
    menu.tapDish()
    await settle()
    #expect(stack.topViewController is DishViewController)
    simulation.user.holdBack(in: stack, to: stack.viewControllers[0])
    await settle()
    #expect(flow.isFinished)
    #expect(stack.viewControllers.count == 1)
    #expect(simulation.messages == [])
  }

  @Test func `A flow on the visible view controller presents, and takes itself away at its end`()
    async throws
  {
    let presenter = try #require(stack.visibleViewController)
    let flow = OrderCoordinator(presentedBy: presenter)
    simulation.run { flow.start() }
    await settle()
    let presented = try #require(stack.presentedViewController as? UINavigationController)
    #expect(presented.topViewController is MenuViewController)
    (presented.topViewController as? MenuViewController)?.tapDish()
    await settle()
    #expect(presented.topViewController is DishViewController)
    flow.finish()
    await settle()
    #expect(stack.presentedViewController == nil)
    #expect(flow.isFinished)
    #expect(simulation.messages == [])
  }

  @Test func `A flow that nobody holds lives as long as the user is in it, and no longer`() async {
    weak var flow: OrderCoordinator?
    do {
      let made = OrderCoordinator(navigationController: stack)
      flow = made
      simulation.run { made.start() }
    }
    await settle()
    #expect(flow != nil)
    simulation.user.tapBack(in: stack)
    await settle()
    #expect(flow == nil)
  }
}
#endif
