#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The user's actions on sheets, popovers and alerts.
@MainActor struct LayerFactTests {
  @Test func `A sheet that is swiped down is followed`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("s"))
    await rig.settle()
    let s = try #require(rig.id("s"))
    _ = rig.takeFacts()
    let swipe = try #require(rig.beginSwipeDown("s"))
    await rig.turns()
    #expect(rig.takeFacts() == [.gestureBegan])
    swipe.finish()
    await rig.settle()
    #expect(rig.takeFacts() == [.dismissed(s), .gestureEnded(completed: true)])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A cancelled swipe leaves the sheet in place`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("s"))
    await rig.settle()
    _ = rig.takeFacts()
    let swipe = try #require(rig.beginSwipeDown("s"))
    await rig.turns()
    swipe.cancel()
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .gestureEnded(completed: false)])
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
    #expect(rig.inSight == ["a", "s"])
  }

  @Test func `A lower sheet takes those above with it`() async throws {
    let rig = try await Rig(stack: "a")
    for title in ["s", "t", "u"] { rig.root.present(Page(title)) }
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page\n  ▲ sheet Page\n  ▲ sheet Page")
    let t = try #require(rig.id("t"))
    _ = rig.takeFacts()
    #expect(rig.user.swipeDown(on: try #require(rig.page("t"))))
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .dismissed(t), .gestureEnded(completed: true)])
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test func `A locked sheet stays, and its owner is notified of the attempt`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("s", .locked))
    await rig.settle()
    let s = try #require(rig.id("s"))
    _ = rig.takeFacts()
    rig.user.swipeDown(on: try #require(rig.page("s")))
    await rig.settle()
    #expect(rig.takeFacts() == [.dismissalAttempted(s)])
    #expect(rig.root.attempts.count == 1)
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test func `A sheet that asks first goes when its owner agrees`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("s", .confirm))
    await rig.settle()
    rig.user.swipeDown(on: try #require(rig.page("s")))
    await rig.settle()
    #expect(rig.chain.count == 1)
    try #require(rig.root.attempts.first).proceed()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A controller that is modal in presentation asks first without further declarations`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let screen = UIViewController()
    screen.isModalInPresentation = true
    rig.root.present(screen)
    await rig.settle()
    #expect(rig.director.tree.modals.first?.node.dismissal == .confirm)
    rig.user.swipeDown(on: screen)
    await rig.settle()
    #expect(rig.root.attempts.count == 1)
    #expect(rig.chain.count == 1)
  }

  @Test func `A tap beside a popover is followed`() async throws {
    let rig = try await Rig({ _ in .stack(Page("a")) }, traits: .pad)
    rig.root.present(Page("p"), as: .popover)
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  ▲ popover Page")
    #expect(rig.user.tapOutside(try #require(rig.page("p"))))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A dismissal by the app's own code is followed`() async throws {
    let rig = try await Rig(stack: "a")
    for title in ["s", "t"] { rig.root.present(Page(title)) }
    await rig.settle()
    let s = try #require(rig.id("s"))
    _ = rig.takeFacts()
    rig.simulation.run { rig.window.rootViewController?.dismiss(animated: true) }
    await rig.settle()
    #expect(rig.takeFacts() == [.dismissed(s)])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A dismissal by others and a presentation in one turn end as the tree says`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("s"))
    await rig.settle()
    rig.simulation.run { rig.window.rootViewController?.dismiss(animated: true) }
    rig.root.push(Page("b"))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test(arguments: [("Yes", 0), ("No", 1)])
  func `A button answers an alert, with what was typed`(title: String, index: Int) async throws {
    let rig = try await Rig(stack: "a")
    let question = SceneAlert(
      "Name?", buttons: [.normal("Yes"), .cancel("No")], textField: .init(text: "Hamlet"))
    let asking = Task { await rig.root.alert(question) }
    await rig.settle()
    let alert = try #require(rig.chain.last as? UIAlertController)
    #expect(alert.textFields?.first?.text == "Hamlet")
    alert.textFields?.first?.text = "Ophelia"
    #expect(rig.user.tap(title, in: alert))
    await rig.settle()
    let answer = await asking.value
    #expect(answer?.button == question.buttons[index])
    #expect(answer?.text == "Ophelia")
    rig.expectOrder("stack Teller\n  Page")
  }
}
#endif
