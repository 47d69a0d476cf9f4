#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// An app whose own code changes the display behind the director's back.
@MainActor struct HostileAppTests {
  private func app(_ rig: Rig, _ body: () -> Void) async {
    rig.simulation.run(body)
    await rig.settle()
  }

  @Test func `A root that other code replaces is put back, with its modals`() async throws {
    let rig = try await Rig(stack: "a", "b")
    rig.root.present(Page("s"))
    await rig.settle()
    await app(rig) { rig.window.rootViewController = UIViewController() }
    rig.root.push(Page("c"))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page\n  Page\n  ▲ sheet Page")
    #expect(rig.inSight == ["c", "s"])
  }

  @Test func `Screens that other code takes out of a stack are put back if they may not leave`()
    async throws
  {
    let rig = try await Rig(stack: "a", "b")
    await app(rig) { rig.stack?.setViewControllers([UIViewController()], animated: true) }
    rig.expectOrder("stack Teller\n  Page")
    #expect(rig.titles == ["a"])
    rig.root.push(Page("locked", .locked))
    await rig.settle()
    let locked = rig.page("locked")
    await app(rig) { rig.stack?.setViewControllers([UIViewController()], animated: true) }
    rig.expectOrder("stack Teller\n  Page\n  Page")
    #expect(rig.titles == ["a", "locked"] && rig.page("locked") === locked)
  }

  @Test func `A screen that others push is left alone, below what the director pushes as well`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    await app(rig) { rig.stack?.pushViewController(UIViewController(), animated: true) }
    #expect(rig.stack?.viewControllers.count == 2)
    rig.expectOrder("stack Teller\n  Page")
    rig.root.push(Page("b"))
    await rig.settle()
    #expect(rig.titles == ["a", nil, "b"])
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `A pop in the middle of a push is followed when the push has ended`() async throws {
    let rig = try await Rig(stack: "a", "b")
    rig.root.push(Page("c"))
    rig.simulation.advance(by: 0.1)
    await app(rig) { _ = rig.stack?.popToRootViewController(animated: true) }
    #expect(rig.host.shown == rig.director.tree)
    #expect(rig.titles == ["a"])
    #expect(rig.simulation.takeMessages().count == 1)
  }

  @Test func `A dismissal during a presentation, which UIKit refuses, does no harm`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("s"))
    rig.simulation.advance(by: 0.1)
    await app(rig) { rig.window.rootViewController?.dismiss(animated: true) }
    #expect(rig.simulation.takeMessages().count == 1)
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
    await app(rig) { rig.window.rootViewController?.dismiss(animated: true) }
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `The app's own presentation takes the director's modals with it when it leaves`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let own = UIViewController()
    await app(rig) { rig.window.rootViewController?.present(own, animated: true) }
    rig.root.present(Page("s"))
    await rig.settle()
    let s = try #require(rig.id("s"))
    #expect(rig.chain.count == 2)
    _ = rig.takeFacts()
    await app(rig) { rig.window.rootViewController?.dismiss(animated: true) }
    #expect(rig.takeFacts() == [.dismissed(s)])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `Tabs that others take away are put back with the next step`() async throws {
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b"), Page("c")) })
    await app(rig) { rig.tabs?.viewControllers?.remove(at: 1) }
    rig.root.select(2)
    await rig.settle()
    #expect(rig.tabs?.viewControllers?.map(\.title) == ["a", "b", "c"])
    rig.expectOrder("tabs Teller\n  Page\n  Page\n  • Page")
  }

  @Test func `An alert that other code removes is unanswered`() async throws {
    let rig = try await Rig(stack: "a")
    let asking = Task { await rig.root.alert(SceneAlert("Sure?", buttons: [.normal("Yes")])) }
    await rig.settle()
    await app(rig) { rig.window.rootViewController?.dismiss(animated: true) }
    #expect(await asking.value == nil)
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test(arguments: [0.0, 0.1, 0.3])
  func `Rotating the device during a transition leaves the display as the tree says`(
    moment: Double
  ) async throws {
    let rig = try await Rig(
      { _ in .split(SceneLayout.stack(Page("list")), SceneLayout.stack(Page("detail")), selected: 1)
      },
      traits: .pad)
    rig.root.push(Page("more"))
    rig.simulation.advance(by: moment)
    rig.user.resize(to: .narrowPad)
    await rig.settle()
    rig.root.present(Page("s"))
    rig.simulation.advance(by: moment)
    rig.user.resize(to: .pad)
    await rig.settle()
    #expect(rig.host.shown == rig.director.tree)
    #expect(rig.director.tree.modals.count == 1 && rig.director.tree.node(titled: "more") != nil)
    #expect(rig.simulation.messages == [])
  }

  @Test func `Rotating the device during a swipe leaves the display as the tree says`()
    async throws
  {
    let rig = try await Rig({ _ in .stack(Page("a"), Page("b")) }, traits: .pad)
    let swipe = try #require(rig.beginEdgeSwipe())
    rig.user.resize(to: .narrowPad)
    await rig.turns()
    swipe.cancel()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `A thousand windows leave nothing behind`() async throws {
    var kept: [Weak<AnyObject>] = []
    for _ in 0..<1_000 {
      let simulation = UIKitSimulation()
      let window = simulation.run { UIWindow(frame: .zero) }
      let host = UIKitHost(window: window)
      let (page, root) = (Page("a"), Teller("Root", stack: "b", "c"))
      let director = SceneDirector(root, host: host)
      simulation.run {
        director.start()
        root.push(page, animation: .none)
        root.present(Page("s"), animation: .none)
      }
      simulation.settle()
      director.close()
      simulation.settle()
      let objects: [AnyObject] = [window, host, page, root, director]
      kept += objects.map { Weak(object: $0) }
    }
    await turns(until: kept)
    #expect(kept.count { $0.object != nil } == 0)
  }

  private func turns(until kept: [Weak<AnyObject>]) async {
    for _ in 0..<200 where kept.contains(where: { $0.object != nil }) { await Turn.pass() }
  }
}

extension SceneTree {
  fileprivate func node(titled title: String) -> Node? {
    layers.lazy.flatMap(\.everything).first { $0.title == title }
  }
}
#endif
