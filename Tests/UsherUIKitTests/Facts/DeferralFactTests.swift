#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Transitions of UIKit that begin late, are animated unasked, or end in the same turn.
@MainActor struct DeferralFactTests {
  private func deferring(_ titles: String...) async throws -> Rig {
    let rig = try await Rig({ _ in .stack(titles.map { Page($0) }) })
    rig.simulation.defersTransitions = true
    _ = rig.takeFacts()
    return rig
  }

  @Test func `A push that begins at the next layout is a step, and no gesture`() async throws {
    let rig = try await deferring("a")
    rig.root.push(Page("b"))
    await rig.turns()
    #expect(rig.stack?.transitionCoordinator == nil && !rig.director.isQuiet)
    await rig.settle()
    #expect(rig.takeFacts() == [] && rig.inSight == ["b"])
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `Steps that follow a push which has not begun come after it`() async throws {
    let rig = try await deferring("a")
    rig.root.push(Page("b"))
    rig.root.push(Page("c"))
    rig.root.present(Page("s"))
    await rig.turns()
    await rig.settle()
    #expect(rig.takeFacts() == [] && rig.inSight == ["c", "s"])
    rig.expectOrder("stack Teller\n  Page\n  Page\n  Page\n  ▲ sheet Page")
    rig.root.dismiss()
    rig.root.pop()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page", holding: 2)
  }

  @Test func `A swipe back is followed even if transitions begin late`() async throws {
    let rig = try await deferring("a", "b")
    try #require(rig.beginEdgeSwipe()).finish()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
    rig.user.tapBack(in: try #require(rig.stack))
    rig.root.push(Page("c"))
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 2)
  }

  @Test func `A switch of tabs that is animated is one step, or one tap`() async throws {
    let rig = try await Rig({ _ in .tabs(SceneLayout.stack(Page("a")), SceneLayout.stack(Page("b")))
    })
    rig.simulation.animatesTabs = true
    let b = try #require(rig.page("b"))
    rig.root.select(b)
    rig.root.push(Page("c"))
    await rig.settle()
    #expect(rig.inSight == ["c"])
    rig.expectOrder("tabs Teller\n  stack Teller\n    Page\n  • stack Teller\n    Page\n    Page")
    #expect(rig.user.tap(0, in: try #require(rig.tabs)))
    rig.root.present(Page("s"))
    await rig.settle()
    #expect(rig.inSight == ["a", "s"] && rig.host.shown == rig.director.tree)
  }

  @Test func `Without animations every step is performed at once`() async throws {
    let rig = try await Rig(stack: "a")
    rig.simulation.run { UIView.setAnimationsEnabled(false) }
    rig.root.push(Page("b"))
    rig.root.present(Page("s"))
    await rig.turns()
    rig.expectOrder("stack Teller\n  Page\n  Page\n  ▲ sheet Page")
    rig.root.dismiss()
    rig.root.pop()
    await rig.turns()
    rig.expectOrder("stack Teller\n  Page", holding: 2)
  }

  @Test func `VoiceOver's escape from a screen that asks first is undone, and its owner asked`()
    async throws
  {
    let rig = try await Rig({ _ in .stack(Page("a"), Page("b", .confirm)) })
    #expect(rig.user.escape(in: rig.window))
    await rig.settle()
    #expect(rig.titles == ["a", "b"] && rig.root.attempts.count == 1)
    rig.expectOrder("stack Teller\n  Page\n  Page")
    rig.root.attempts[0].proceed()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }
}
#endif
