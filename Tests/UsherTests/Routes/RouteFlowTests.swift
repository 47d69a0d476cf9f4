import Testing
import Usher
import UsherTesting

private enum Wish: Route {
  case nothing
  case till
  case tillAndMore
  case again
}

/// A root whose routes start a till, and that counts the outcomes.
private final class Shop: Coordinator, Routing {
  let initialRoute = Wish.nothing
  private(set) var outcomes: [String] = []

  override func build() throws -> SceneLayout { .stack(Plain("a")) }

  func transition(to route: Wish) -> SceneTransition {
    switch route {
    case .nothing: .none
    case .till: .start(Counter("till", stack: ["t"]), as: .sheet) { [self] in note($0) }
    case .tillAndMore: .sequence(.redirect(to: Wish.till), .unembed("nothing"))
    case .again: .redirect(to: Wish.till)
    }
  }

  private func note(_ outcome: Outcome<Int>) {
    switch outcome {
    case .finished(let sum): outcomes.append("\(sum)")
    case .cancelled(let reason): outcomes.append(reason.name)
    }
  }

  var till: Counter? { children.lazy.compactMap { $0 as? Counter }.first }
}

/// The notifications of a flow that a route starts, or would have started.
@MainActor struct RouteFlowTests {
  private let shop = Shop()
  private let stage: TestStage

  init() throws { stage = try TestStage(root: shop) }

  @Test func `A flow that a route would have started is notified of the refusal once`() {
    #expect(shop.trigger(.tillAndMore).error?.reason == .unknown)
    #expect(shop.outcomes == ["refused"])
    stage.director.guards = [Guard("shut") { $0.tree.modals.isEmpty ? .allow : .deny("Shut.") }]
    #expect(shop.trigger(.again).error?.reason == .denied)
    shop.perform(.sequence(.redirect(to: Wish.till), .none))
    #expect(shop.outcomes == ["refused", "refused", "refused"])
  }

  @Test func `A flow that a guard redirected is notified once`() {
    stage.director.guards = [
      Guard("shut") {
        $0.tree.titles.contains("t") ? .redirect(.push(Plain("shut"))) : .allow
      }
    ]
    #expect(shop.trigger(.till).redirectedBy == "shut")
    #expect(stage.director.tree.sketch == "[a, shut]")
    #expect(shop.outcomes == ["refused"])
  }

  @Test(arguments: [false, true])
  func `A flow that waited for a detour has one outcome`(finishes: Bool) throws {
    var isSignedIn = false
    stage.director.guards = [
      Guard("sign-in") {
        $0.tree.titles.contains("t") && !isSignedIn ? .detour(through: Counter("door")) : .allow
      }
    ]
    shop.trigger(.till)
    #expect(shop.outcomes.isEmpty)
    let door = try #require(shop.till)
    isSignedIn = finishes
    if finishes {
      door.finish(1)
      try #require(shop.till).finish(7)
    } else {
      door.finish()
    }
    #expect(shop.outcomes == [finishes ? "7" : "refused"])
  }

  @Test(arguments: [false, true])
  func `A flow whose way asks first has one outcome`(proceeds: Bool) async throws {
    let asking = Teller("asking", screen: Plain("b", .confirm))
    shop.start(child: asking, as: .push)
    shop.perform(.sequence(.popToRoot(), .redirect(to: Wish.till)))
    #expect(shop.outcomes.isEmpty)
    if proceeds {
      #expect(asking.attempts[0].proceed().isAdmitted)
      try #require(shop.till).finish(7)
    }
    asking.attempts = []
    await stage.idle()
    #expect(shop.outcomes == [proceeds ? "7" : "refused"])
  }

  @Test(arguments: [false, true])
  func `A flow that cannot follow an eviction is notified once`(isFallback: Bool) {
    let following = { [shop] in
      SceneTransition.sequence(shop.transition(to: .till), .unembed("nothing"))
    }
    shop.push(Plain("b"))
    if isFallback { stage.director.fallback = { _ in following() } }
    stage.director.guards = [
      Guard("shut") { proposal in
        if isFallback { return proposal.tree.isEmpty ? .allow : .deny("Shut.") }
        return proposal.tree.titles.contains("b") ? .redirect(following()) : .allow
      }
    ]
    stage.director.reevaluate()
    #expect(!stage.director.tree.titles.contains("b"))
    #expect(shop.outcomes == ["refused"])
  }
}
