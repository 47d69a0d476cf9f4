#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Flows that are given a window, tabs or a view controller, and start themselves.
@MainActor struct PresenterTests {
  private let simulation = UIKitSimulation()
  private let window: UIWindow

  init() {
    let simulation = simulation
    window = simulation.run { UIWindow(frame: .zero) }
  }

  private func settle() async {
    for _ in 0..<8 {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    }
  }

  @Test func `A flow on a window is its root`() async {
    let flow = OrderCoordinator(window: window)
    simulation.run { flow.start() }
    await settle()
    #expect(window.rootViewController === flow.navigationController && !window.isHidden)
    #expect(flow.navigationController.topViewController is MenuViewController)
    #expect(simulation.messages == [])
  }

  @Test func `A flow on tabs is one more tab, and leaves it when it finishes`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let flow = OrderCoordinator(tabBarController: tabs)
    simulation.run { flow.start() }
    await settle()
    #expect(tabs.viewControllers?.last === flow.navigationController)
    simulation.user.tap(1, in: tabs)
    await settle()
    (flow.navigationController.topViewController as? MenuViewController)?.tapDish()
    await settle()
    #expect(flow.navigationController.topViewController is DishViewController)
    flow.finish()
    await settle()
    #expect(tabs.viewControllers?.count == 1 && flow.isFinished && simulation.messages == [])
  }

  @Test func `A flow that is presented shows in its own navigation controller`() async {
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let flow = OrderCoordinator(presentedBy: presenter)
    simulation.run { flow.start() }
    await settle()
    #expect(presenter.presentedViewController === flow.navigationController)
  }

  @Test func `A flow whose presenter is in no window is refused`() {
    let flow = OrderCoordinator(presentedBy: UIViewController())
    let handle = simulation.run { flow.show(UIViewController(), fileID: "App/A.swift", line: 7) }
    #expect(
      handle?.error?.description == """
        Order could not start: impossible.
          at App/A.swift:7
          UIViewController, which is to present, is in no window.
          • Start it once the view controller has appeared.
        """)
    #expect(simulation.messages == [])
  }

  @Test func `A tap on a tab that has to wait is reported, and the app selects it later`()
    async throws
  {
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b")) })
    let b = try #require(rig.id("b"))
    rig.director.guards = [
      Guard("wait") { $0.tree.root?.shape.selected == b ? .deny("wait") : .allow }
    ]
    _ = rig.takeFacts()
    #expect(!rig.user.tap(1, in: try #require(rig.tabs)))
    await rig.settle()
    #expect(rig.takeFacts() == [.selected(b)])
    rig.expectOrder("tabs Teller\n  • Page\n  Page")
    rig.director.guards = []
    rig.root.select(1)
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  • Page")
  }
}
#endif
