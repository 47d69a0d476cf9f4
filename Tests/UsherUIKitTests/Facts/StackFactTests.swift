#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The user's actions on a stack.
@MainActor struct StackFactTests {
  @Test func `A tap on the back button is followed`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let b = try #require(rig.id("b"))
    let stack = try #require(rig.stack)
    #expect(rig.user.tapBack(in: stack))
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .popped(b), .gestureEnded(completed: true)])
    rig.expectOrder("stack Teller\n  Page")
    #expect(rig.root.popped == ["b"])
  }

  @Test func `A long press on back pops several at once, as one fact`() async throws {
    let rig = try await Rig(stack: "a", "b", "c", "d")
    let b = try #require(rig.id("b"))
    let stack = try #require(rig.stack)
    #expect(rig.user.holdBack(in: stack, to: stack.viewControllers[0]))
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .popped(b), .gestureEnded(completed: true)])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `An edge swipe is a gesture, and a fact once it has completed`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let b = try #require(rig.id("b"))
    let swipe = try #require(rig.beginEdgeSwipe())
    swipe.move(to: 0.5)
    await rig.turns()
    #expect(rig.takeFacts() == [.gestureBegan])
    #expect(rig.director.tree.node(b) != nil)
    swipe.finish()
    await rig.settle()
    #expect(rig.takeFacts() == [.popped(b), .gestureEnded(completed: true)])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A cancelled edge swipe changes nothing and balances appearances`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let b = try #require(rig.page("b"))
    let a = try #require(rig.page("a"))
    let swipe = try #require(rig.beginEdgeSwipe())
    swipe.move(to: 0.3)
    swipe.cancel()
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .gestureEnded(completed: false)])
    rig.expectOrder("stack Teller\n  Page\n  Page")
    #expect(b.callbacks == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    #expect(a.callbacks == ["willAppear", "willDisappear", "didDisappear"])
    #expect(rig.inSight == ["b"])
  }

  @Test func `A push during a swipe is shown after the swipe`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let swipe = try #require(rig.beginEdgeSwipe())
    await rig.turns()
    rig.root.push(Page("c"))
    await rig.turns()
    #expect(rig.titles == ["a"])
    swipe.cancel()
    await rig.settle()
    #expect(rig.titles == ["a", "b", "c"])
    rig.expectOrder("stack Teller\n  Page\n  Page\n  Page")
  }

  @Test func `A swipe does not begin at a screen that asks first, and its back button asks`()
    async throws
  {
    let rig = try await Rig({ _ in .stack(Page("a"), Page("b", .confirm)) })
    let stack = try #require(rig.stack)
    #expect(rig.user.beginEdgeSwipe(in: stack) == nil)
    rig.user.tapBack(in: stack)
    await rig.settle()
    #expect(rig.titles == ["a", "b"])
    let attempt = try #require(rig.root.attempts.first)
    attempt.proceed()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
    #expect(rig.user.beginEdgeSwipe(in: stack) == nil)
  }

  @Test func `The back button of a screen that has become free pops again`() async throws {
    let rig = try await Rig({ _ in .stack(Page("a"), Page("b", .locked)) })
    let b = try #require(rig.page("b"))
    let stack = try #require(rig.stack)
    rig.user.tapBack(in: stack)
    await rig.settle()
    #expect(rig.titles == ["a", "b"])
    b.declaredDismissal = .free
    rig.root.update(b)
    await rig.settle()
    #expect(rig.user.tapBack(in: stack))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A swipe begins again when the screen that asked first has gone`() async throws {
    let rig = try await Rig(stack: "a", "b")
    rig.root.push(Page("c", .locked))
    await rig.settle()
    #expect(rig.beginEdgeSwipe() == nil)
    rig.root.pop()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page")
    try #require(rig.beginEdgeSwipe()).finish()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A pop by the user is undone if a guard denies it`() async throws {
    let rig = try await Rig(stack: "a", "b", "c")
    let b = try #require(rig.id("b"))
    rig.director.guards = [
      Guard("b stays") { $0.tree.node(b) == nil ? .deny("b stays") : .allow }
    ]
    let stack = try #require(rig.stack)
    rig.user.holdBack(in: stack, to: stack.viewControllers[0])
    await rig.settle()
    #expect(rig.titles == ["a", "b", "c"])
    rig.expectOrder("stack Teller\n  Page\n  Page\n  Page")
  }

  @Test func `A pop by the app's own code is followed`() async throws {
    let rig = try await Rig(stack: "a", "b", "c")
    let stack = try #require(rig.stack)
    rig.simulation.run { _ = stack.popToRootViewController(animated: true) }
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
    rig.root.push(Page("d"))
    await rig.settle()
    rig.simulation.run { _ = stack.popViewController(animated: false) }
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
  }
}
#endif
