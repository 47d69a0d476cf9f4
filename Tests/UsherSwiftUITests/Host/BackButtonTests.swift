import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// Back buttons and sheets that ask, and steps without animation.
@MainActor struct BackButtonTests {
  @Test func `A back button that asks reports an attempt, and pops what has become free`()
    async throws
  {
    let rig = try await Rig { _ in .stack(Page("One"), Page("Two", .confirm)) }
    let id = try #require(rig.id("Two"))
    let model = try #require(rig.stack()?.path.last)
    #expect(model.asksBeforePop)
    model.askToPop()
    await rig.settle()
    #expect(rig.facts == [.dismissalAttempted(id)] && rig.root.attempts == 1)
    rig.expectOrder("One", "Two")
    if let page = model.screen as? Page {
      page.dismissal = .free
      rig.root.update(page)
    }
    await rig.settle()
    #expect(!model.asksBeforePop)
    model.askToPop()
    await rig.settle()
    #expect(rig.facts == [.dismissalAttempted(id), .popped(id)])
    rig.expectOrder("One")
  }

  @Test(arguments: [Dismissal.confirm, .locked])
  func `An attempt on a sheet that asks first reaches its coordinator`(
    dismissal: Dismissal
  ) async throws {
    let rig = try await Rig(stack: "One")
    rig.root.present(Page("Sheet", dismissal))
    await rig.settle()
    let id = try #require(rig.id("Sheet"))
    let layer = try #require(rig.host.window.presented)
    layer.didAttemptDismissal()
    await rig.settle()
    #expect(rig.facts == [.dismissalAttempted(id)] && rig.root.attempts == 1)
    rig.expectOrder("One", "Sheet")
  }

  @Test func `A step without animation runs without animation`() async throws {
    let rig = try await Rig(stack: "One")
    var unanimated = 0
    rig.host.withoutAnimation = { change in
      unanimated += 1
      change()
    }
    rig.root.push(Page("Two"))
    await rig.settle()
    #expect(unanimated == 0)
    rig.root.push(Page("Three"), animation: .none)
    await rig.settle()
    #expect(unanimated == 1)
    rig.root.present(Page("Sheet"), animation: .none)
    await rig.settle()
    #expect(unanimated > 1)
    rig.expectOrder("One", "Two", "Three", "Sheet")
  }

  @Test func `A screen is reported to have appeared once`() async throws {
    let rig = try await Rig(stack: "One")
    var appeared = 0
    rig.director.observe { if case .fact(.appeared) = $0 { appeared += 1 } }
    rig.root.push(Page("Two"))
    await rig.settle()
    rig.root.present(Page("Sheet"))
    await rig.settle()
    #expect(appeared == 2)
  }
}
