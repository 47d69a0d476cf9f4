#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// Layers that cannot be shown yet, because of something that can be read.
@MainActor struct WaitingTests {
  private let tabs = UITabBarController()

  /// A flow in the second tab of an app's own, of which the first is selected.
  private func hidden() async throws -> Rig {
    let stack = UINavigationController()
    tabs.viewControllers = [UIViewController(), stack]
    return try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        window.rootViewController = tabs
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: stack) })
  }

  private func obstacles(_ rig: Rig) -> [String] {
    rig.stage.log.compactMap { if case .waiting(let obstacle) = $0 { obstacle } else { nil } }
  }

  @Test func `A flow in a tab that is not selected presents once it is selected`() async throws {
    let rig = try await hidden()
    let navigation = rig.root.present(Page("s"))
    var isSettled = false
    let waiting = Task {
      try await navigation.settled()
      isSettled = true
    }
    await rig.settle()
    rig.root.push(Page("b"))
    await rig.settle()
    #expect(!isSettled && navigation.isAdmitted && tabs.presentedViewController == nil)
    #expect(obstacles(rig) == ["UINavigationController, which is in no visible window"])
    #expect(rig.user.tap(1, in: tabs))
    await rig.settle()
    try await waiting.value
    #expect(tabs.presentedViewController?.title == "s")
    rig.expectOrder("stack Teller\n  Page\n  Page\n  ▲ sheet Page")
  }

  @Test func `An alert of a flow in a tab that is not selected is answered once it is selected`()
    async throws
  {
    let rig = try await hidden()
    let asking = Task { await rig.root.alert(SceneAlert("Sure?", buttons: [.normal("Yes")])) }
    await rig.settle()
    #expect(tabs.presentedViewController == nil && rig.director.tree.modals.count == 1)
    tabs.selectedIndex = 1
    await rig.settle()
    let alert = try #require(tabs.presentedViewController as? UIAlertController)
    #expect(rig.user.tap("Yes", in: alert))
    await rig.settle()
    #expect(await asking.value?.button.title == "Yes")
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `Closing a window ends the wait`() async throws {
    let rig = try await hidden()
    let asking = Task { await rig.root.alert(SceneAlert("Sure?", buttons: [.normal("Yes")])) }
    let navigation = rig.root.present(Page("s"))
    await rig.settle()
    rig.director.close()
    await rig.settle()
    #expect(await asking.value == nil)
    try await navigation.settled()
    #expect(rig.root.isFinished && rig.host.shown.isEmpty && rig.simulation.messages == [])
  }

  @Test func `A waiting presentation can be dismissed`() async throws {
    let rig = try await hidden()
    rig.root.present(Page("s"))
    await rig.settle()
    rig.root.dismiss()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
    #expect(rig.user.tap(1, in: tabs))
    await rig.settle()
    #expect(tabs.presentedViewController == nil)
  }

  @Test func `An alert of the app's own is waited for as long as it is there`() async throws {
    let rig = try await Rig(stack: "a")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    rig.simulation.run { rig.window.rootViewController?.present(alert, animated: true) }
    let navigation = rig.root.present(Page("s"))
    await rig.settle()
    for _ in 0..<20 {
      await rig.stage.clock.advance(by: .seconds(5))
      await rig.settle()
    }
    #expect(rig.chain == [alert] && navigation.error == nil)
    #expect(obstacles(rig) == ["UIAlertController, which the app has presented"])
    rig.user.tap("Yes", in: alert)
    await rig.settle()
    try await navigation.settled()
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test func `A window that is hidden presents once it is shown`() async throws {
    let rig = try await Rig(stack: "a")
    rig.window.isHidden = true
    let navigation = rig.root.present(Page("s"))
    await rig.settle()
    #expect(obstacles(rig) == ["the window, which is hidden"] && rig.chain.isEmpty)
    rig.window.isHidden = false
    await rig.settle()
    try await navigation.settled()
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test(arguments: [Placement.sheet, .cover, .popover])
  func `A flow in a tab of the director's presents over the tab that is selected`(
    placement: Placement
  ) async throws {
    let rig = try await Rig(
      { root in
        let other = Teller("b", stack: "b")
        root.startEmbedded(child: other)
        return .tabs(SceneLayout.stack(Page("a")), other)
      }, traits: .pad)
    let other = try #require(rig.root.children.first as? Teller)
    other.present(Page("s"), as: placement)
    await rig.settle()
    #expect(rig.page("s")?.viewIfLoaded?.window != nil && rig.tabs?.selectedIndex == 0)
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
    #expect(obstacles(rig).isEmpty)
  }
}
#endif
