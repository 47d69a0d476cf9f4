#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Animations of the app's own, both ways, beside those of its delegates.
@MainActor struct AnimationTests {
  @Test func `A named animation performs a push and its pop, by program and by gesture`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let diary = Curtains()
    rig.host.use(Animator { Curtain($0, diary) }, for: "curtain")
    rig.root.push(Page("b"), animation: TransitionAnimation(named: "curtain"))
    await rig.settle()
    rig.root.pop()
    await rig.settle()
    rig.root.push(Page("c"), animation: TransitionAnimation(named: "curtain"))
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(diary.lines == ["push", "pop", "push", "pop"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A named animation performs a presentation and the dismissal`() async throws {
    let rig = try await Rig(stack: "a")
    let diary = Curtains()
    rig.host.use(Animator { Curtain($0, diary) }, for: "curtain")
    rig.root.present(Page("s"), as: .cover, animation: TransitionAnimation(named: "curtain"))
    await rig.settle()
    rig.root.dismiss()
    await rig.settle()
    #expect(diary.lines == ["push", "pop"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `The delegate of the app animates what the host has no animation for`() async throws {
    let rig = try await Rig(stack: "a")
    let delegate = CurtainDelegate()
    rig.stack?.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    rig.root.push(Page("b"))
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(delegate.diary.lines == ["push", "pop"])
    rig.expectOrder("stack Teller\n  Page (1)")
  }

  @Test func `A pop that the app's own gesture drives is followed, or changes nothing`()
    async throws
  {
    let rig = try await Rig(stack: "a", "b")
    let delegate = CurtainDelegate()
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    rig.stack?.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    await rig.settle()
    for isMeant in [false, true] {
      rig.simulation.run { _ = rig.stack?.popViewController(animated: true) }
      await rig.turns()
      rig.simulation.advance(by: 0.01)
      isMeant ? hand.finish() : hand.cancel()
      await rig.settle()
      #expect(rig.titles == (isMeant ? ["a"] : ["a", "b"]))
      #expect(rig.host.shown == rig.director.tree)
    }
  }

  /// A device with a curtain that a hand moves.
  private func drawn() async throws -> (rig: Rig, hand: UIPercentDrivenInteractiveTransition) {
    let rig = try await Rig(stack: "a")
    let (diary, hand) = (Curtains(), UIPercentDrivenInteractiveTransition())
    rig.host.use(Animator({ Curtain($0, diary) }, interact: { hand }), for: "curtain")
    return (rig, hand)
  }

  @Test(arguments: [true, false])
  func `An interactive push is completed, or counts as a pop by the user`(isMeant: Bool)
    async throws
  {
    let (rig, hand) = try await drawn()
    rig.root.push(Page("b"), animation: TransitionAnimation(named: "curtain"))
    await rig.turns()
    rig.simulation.advance(by: 0.01)
    isMeant ? hand.finish() : hand.cancel()
    await rig.settle()
    #expect(rig.titles == (isMeant ? ["a", "b"] : ["a"]))
    #expect(rig.root.popped == (isMeant ? [] : ["b"]))
    rig.expectOrder("stack Teller\n  Page" + (isMeant ? "\n  Page" : ""))
    #expect(rig.inSight == [isMeant ? "b" : "a"])
  }

  @Test(arguments: [true, false])
  func `An interactive presentation is completed, or counts as a dismissal by the user`(
    isMeant: Bool
  )
    async throws
  {
    let (rig, hand) = try await drawn()
    rig.root.present(Page("s"), as: .cover, animation: TransitionAnimation(named: "curtain"))
    await rig.turns()
    rig.simulation.advance(by: 0.01)
    isMeant ? hand.finish() : hand.cancel()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page" + (isMeant ? "\n  ▲ cover Page" : ""))
    #expect(rig.chain.count == (isMeant ? 1 : 0))
  }

  @Test func `A screen that the director removes leaves, even if the user cancels the transition`()
    async throws
  {
    let (rig, hand) = try await drawn()
    rig.root.push(Page("b"))
    await rig.settle()
    rig.root.pop(animation: TransitionAnimation(named: "curtain"))
    await rig.turns()
    rig.simulation.advance(by: 0.01)
    hand.cancel()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
    rig.root.present(Page("s"), as: .cover)
    await rig.settle()
    rig.root.dismiss(animation: TransitionAnimation(named: "curtain"))
    await rig.turns()
    rig.simulation.advance(by: 0.01)
    hand.cancel()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
    #expect(rig.inSight == ["a"])
  }

  @Test func `A preview that is tapped commits to a push`() async throws {
    let list = ListViewController()
    let rig = try await Rig({ _ in .stack(list) })
    list.show = { [weak root = rig.root] in root?.push($0) }
    let menu = try #require(rig.user.openMenu(of: list.interaction))
    let preview = try #require(menu.preview)
    menu.tapPreview()
    await rig.settle()
    #expect(rig.stack?.topViewController === preview)
    rig.expectOrder("stack Teller\n  List\n  Show")
  }
}
#endif
