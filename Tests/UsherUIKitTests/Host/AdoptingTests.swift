#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// A host inside an app that is not Usher's manages its own additions, and nothing else.
@MainActor struct AdoptingTests {
  private let theirs = UIViewController()

  private func rig(
    in stack: UINavigationController, _ layout: @escaping @MainActor (Teller) throws -> SceneLayout
  ) async throws -> Rig {
    try await Rig(
      layout, preparing: { show(stack, in: $0) },
      hosting: { _ in
        UIKitHost(adopting: stack)
      })
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `A stack is pushed onto what the app's navigation controller holds`() async throws {
    let stack = UINavigationController(rootViewController: theirs)
    let rig = try await rig(in: stack) { _ in .stack(Page("a"), Page("b")) }
    #expect(rig.host.rootViewController === stack)
    #expect(stack.viewControllers.first === theirs)
    #expect(rig.titles == [nil, "a", "b"])
    rig.root.pop()
    rig.root.push(Page("c"))
    await rig.settle()
    #expect(rig.titles == [nil, "a", "c"])
    rig.user.tapBack(in: stack)
    await rig.settle()
    #expect(rig.titles == [nil, "a"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `The director closes when the user has gone back beyond its first screen`()
    async throws
  {
    let stack = UINavigationController(rootViewController: theirs)
    let rig = try await rig(in: stack) { _ in .stack(Page("a"), Page("b")) }
    rig.user.holdBack(in: stack, to: theirs)
    await rig.settle()
    #expect(rig.root.isFinished)
    #expect(stack.viewControllers == [theirs])
    #expect(rig.host.shown.isEmpty)
    #expect(rig.simulation.messages == [])
  }

  @Test func `A closed director's screens leave, and the app's own stay`() async throws {
    let stack = UINavigationController(rootViewController: theirs)
    let rig = try await rig(in: stack) { _ in .screen(Page("a")) }
    #expect(rig.titles == [nil, "a"])
    rig.director.close()
    await rig.settle()
    #expect(stack.viewControllers == [theirs])
  }

  @Test func `Tabs are added to those of the app's tab bar controller`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [theirs]
    let rig = try await Rig(
      { _ in .tabs(Page("a"), Page("b")) }, preparing: { show(tabs, in: $0) },
      hosting: { _ in UIKitHost(adopting: tabs) })
    #expect(tabs.viewControllers?.map(\.title) == [nil, "a", "b"])
    rig.user.tap(2, in: tabs)
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  • Page")
    rig.user.tap(0, in: tabs)
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  • Page")
    rig.director.close()
    await rig.settle()
    #expect(tabs.viewControllers == [theirs])
  }

  @Test func `A host without its own place can be put anywhere`() async throws {
    let host = UIKitHost()
    let rig = try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        if let placed = host.rootViewController { theirs.addChild(placed) }
        show(theirs, in: window)
        if let placed = host.rootViewController {
          theirs.view.addSubview(placed.view)
          placed.didMove(toParent: theirs)
        }
      }, hosting: { _ in host })
    rig.expectOrder("stack Teller\n  Page")
    #expect(host.rootViewController?.children.first is UINavigationController)
    rig.root.present(Page("s"))
    await rig.settle()
    #expect(rig.chain.first?.title == "s")
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test func `A flow that the app presents closes when it is swiped away`() async throws {
    let rig = try await Rig(
      { _ in .stack(Page("a")) }, preparing: { show(theirs, in: $0) },
      hosting: { _ in UIKitHost(presentedBy: theirs) })
    #expect(rig.chain.count == 1)
    rig.expectOrder("stack Teller\n  Page")
    #expect(rig.user.swipeDown(on: try #require(rig.chain.first)))
    await rig.settle()
    #expect(rig.chain.isEmpty)
    #expect(rig.root.isFinished)
  }

  @Test func `A window that shows something already is taken over, with what it presents`()
    async throws
  {
    let rig = try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        show(theirs, in: window)
        theirs.present(UIViewController(), animated: false)
      })
    rig.expectOrder("stack Teller\n  Page")
    #expect(rig.chain.isEmpty)
    #expect(theirs.presentedViewController == nil)
  }

  @Test func `The app's own presentation is left alone, and the director's appears over it`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.simulation.run { rig.window.rootViewController?.present(theirs, animated: true) }
    await rig.settle()
    rig.root.present(Page("s"))
    await rig.settle()
    #expect(rig.chain.first === theirs)
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
    rig.root.dismiss()
    await rig.settle()
    #expect(rig.chain.count == 1)
    rig.expectOrder("stack Teller\n  Page")
  }
}
#endif
