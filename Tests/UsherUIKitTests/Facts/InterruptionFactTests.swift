#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Changes that are undone during a step, or right after it.
@MainActor struct InterruptionFactTests {
  /// A screen that pops itself as soon as it has appeared.
  final class Fleeting: UIViewController {
    var leave: (Fleeting) -> Void = { _ in }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      leave(self)
    }
  }

  private func pushing() async throws -> (rig: Rig, stack: UINavigationController) {
    let rig = try await Rig(stack: "a")
    rig.root.push(Page("b"))
    rig.simulation.advance(by: 0.1)
    _ = rig.takeFacts()
    return (rig, try #require(rig.stack))
  }

  @Test func `A push that the user interrupts and swipes away counts as a pop`() async throws {
    let (rig, stack) = try await pushing()
    let b = try #require(rig.id("b"))
    let swipe = try #require(rig.user.interruptPush(in: stack))
    await rig.turns()
    swipe.finish()
    await rig.settle()
    #expect(rig.titles == ["a"] && rig.root.popped == ["b"])
    #expect(rig.takeFacts() == [.gestureBegan, .popped(b), .gestureEnded(completed: true)])
    #expect(rig.inSight == ["a"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A push that the user interrupts and releases is completed`() async throws {
    let (rig, stack) = try await pushing()
    try #require(rig.user.interruptPush(in: stack)).cancel()
    await rig.settle()
    #expect(rig.titles == ["a", "b"] && rig.inSight == ["b"])
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `A push of a screen that asks first is not caught`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.push(Page("b", .confirm))
    rig.simulation.advance(by: 0.1)
    #expect(rig.user.interruptPush(in: try #require(rig.stack)) == nil)
    await rig.settle()
    #expect(rig.user.beginContentSwipe(in: try #require(rig.stack)) == nil)
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `A swipe in the content is followed`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let stack = try #require(rig.stack)
    try #require(rig.user.beginContentSwipe(in: stack)).finish()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test(arguments: [true, false])
  func `A screen that pops itself when it has appeared is gone`(isAnimated: Bool) async throws {
    let rig = try await Rig(stack: "a")
    let fleeting = Fleeting()
    fleeting.leave = { $0.navigationController?.popViewController(animated: isAnimated) }
    rig.root.push(fleeting, animation: isAnimated ? .default : .none)
    await rig.settle()
    #expect(rig.titles == ["a"] && rig.inSight == ["a"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test(arguments: [true, false])
  func `A screen that dismisses itself when it has appeared is gone`(isAnimated: Bool) async throws
  {
    let rig = try await Rig(stack: "a")
    let fleeting = Fleeting()
    fleeting.leave = { $0.dismiss(animated: isAnimated) }
    rig.root.present(fleeting, animation: isAnimated ? .default : .none)
    await rig.settle()
    #expect(rig.chain.isEmpty)
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }
}
#endif
