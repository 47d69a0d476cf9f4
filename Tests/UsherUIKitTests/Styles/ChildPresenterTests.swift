#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Children with a presenter of their own are shown by it, even if another place would fit.
@MainActor struct ChildPresenterTests {
  /// A flow with two screens.
  private final class Flow: NavigationCoordinator {
    override func start() {
      show(Page("one"))
      show(Page("two"))
    }
  }

  private func titles(_ stack: UINavigationController?) -> [String?] {
    stack?.viewControllers.map(\.title) ?? []
  }

  @Test func `A child with a navigation controller of the window pushes onto it`() async throws {
    let rig = try await Rig({ _ in
      .tabs(SceneLayout.stack(Page("a")), SceneLayout.stack(Page("b")))
    })
    let second = try #require(rig.tabs?.viewControllers?[1] as? UINavigationController)
    let flow = Flow(navigationController: second)
    rig.root.start(child: flow)
    await rig.settle()
    #expect(titles(second) == ["b", "one", "two"] && flow.isStarted)
    rig.root.select(1)
    await rig.settle()
    flow.finish()
    await rig.settle()
    #expect(titles(second) == ["b"])
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
  }

  @Test func `A child with a navigation controller of its own is shown in that one`() async throws {
    let rig = try await Rig(stack: "a")
    let flow = Flow()
    rig.root.start(child: flow)
    await rig.settle()
    #expect(rig.chain == [flow.navigationController])
    #expect(titles(flow.navigationController) == ["one", "two"])
  }

  @Test func `Children with one new navigation controller are both shown in it`() async throws {
    let rig = try await Rig(stack: "a")
    let flow = Flow()
    let next = Flow(navigationController: flow.navigationController)
    rig.root.push(Page("b"))
    rig.root.start(child: flow)
    rig.root.start(child: next)
    await rig.settle()
    #expect(rig.chain == [flow.navigationController])
    #expect(titles(flow.navigationController) == ["one", "two", "one", "two"])
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
  }

  @Test func `A child is presented by a screen that is pushed in the same turn, or with it`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let (b, c) = (Page("b"), Page("c"))
    rig.root.push(Page("x"))
    rig.root.push(b)
    let flow = Flow(presentedBy: b)
    rig.root.start(child: flow)
    await rig.settle()
    #expect(rig.chain == [flow.navigationController])
    rig.root.dismiss()
    rig.root.perform(.sequence(.push(c), .start(Flow(presentedBy: c))))
    await rig.settle()
    #expect(rig.chain.count == 1 && rig.host.shown == rig.director.tree)
  }

  @Test func `A child with tabs of the window is one more tab, wherever its parent is`()
    async throws
  {
    let rig = try await Rig({ _ in .tabs(SceneLayout.stack(Page("a")), Page("b")) })
    let tabs = try #require(rig.tabs)
    let flow = Flow(tabBarController: tabs)
    rig.root.start(child: flow)
    await rig.settle()
    #expect(tabs.viewControllers?.count == 3)
    #expect(tabs.viewControllers?.last === flow.navigationController)
  }

  @Test func `A child with a screen of the window is presented by it`() async throws {
    let rig = try await Rig(stack: "a")
    let flow = Flow(presentedBy: try #require(rig.page("a")))
    rig.root.start(child: flow)
    await rig.settle()
    #expect(rig.chain == [flow.navigationController])
  }

  @Test func `A child with the window becomes its root`() async throws {
    let rig = try await Rig(stack: "a")
    let flow = Flow(window: rig.window)
    rig.root.start(child: flow)
    await rig.settle()
    #expect(rig.window.rootViewController === flow.navigationController)
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `A child whose presenter the window does not show is refused with the reason`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let refused = rig.root.start(
      child: Flow(presentedBy: UIViewController()), fileID: "App/A.swift", line: 7)
    #expect(
      refused.error?.description == """
        Teller could not start Flow: impossible.
          at App/A.swift:7
          Flow is to be shown by UIViewController, which this window does not show.
          • Give it one that the window shows, or let it start by itself, with start().
        """)
  }

  @Test func `A placement that the start names counts before the child's presenter`() async throws {
    let rig = try await Rig(stack: "a")
    let flow = Flow(navigationController: try #require(rig.stack))
    rig.root.start(child: flow, as: .cover)
    await rig.settle()
    #expect(rig.chain.count == 1)
    rig.expectOrder("stack Teller\n  Page\n  ▲ cover stack Flow\n    Page\n    Page", holding: 1)
  }
}
#endif
