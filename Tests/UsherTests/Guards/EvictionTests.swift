import Testing
import Usher
import UsherTesting

/// Changes of policy: cases N45 and N46.
@MainActor struct EvictionTests {
  /// A guard whose condition a test changes.
  @MainActor final class Policy {
    var forbidden: Set<String> = []
    var verdict: @MainActor (String) -> Guard.Verdict = { .deny("No \($0) any more.") }

    var rule: Guard {
      Guard("policy") { [self] proposal in
        let found = proposal.tree.titles.first { forbidden.contains($0) }
        return found.map(verdict) ?? .allow
      }
    }
  }

  let policy = Policy()
  let diary = Diary()

  private func stage(_ layout: @escaping @MainActor (Teller) throws -> SceneLayout) throws
    -> TestStage
  {
    let stage = try TestStage(root: Teller("home", diary, layout: layout))
    stage.director.guards = [policy.rule]
    return stage
  }

  @Test func `Places that are no longer allowed are evicted, and as little else as possible`()
    throws
  {
    let stage = try stage { _ in
      .tabs(
        SceneLayout.stack(Plain("a"), Plain("secret"), Plain("b")), SceneLayout.stack(Plain("c")))
    }
    stage.director.root.present(Plain("sheet"))
    policy.forbidden = ["secret"]
    #expect(stage.director.reevaluate().isAdmitted)
    #expect(stage.director.tree.sketch == "<*[a, b], [c]> ▲sheet sheet")
    #expect(stage.director.host.shown == stage.director.tree)
    #expect(stage.events(.admitted).last?.cause == .policy)
  }

  @Test func `Nothing leaves if all screens are allowed`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("b")) }
    let before = stage.director.tree
    #expect(stage.director.reevaluate().isAdmitted)
    #expect(stage.director.tree == before)
  }

  @Test func `An evicted flow is cancelled by policy, even with a locked screen`() async throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let child = Counter("child", diary, screen: Plain("secret", .locked))
    let flow = stage.director.root.start(child: child, as: .cover)
    child.start(child: Teller("grandchild", diary, screen: Plain("draft", .confirm)), as: .sheet)
    _ = diary.tear()
    policy.forbidden = ["secret"]
    stage.director.reevaluate()
    #expect(stage.director.tree.sketch == "[a]")
    #expect(diary.tear() == ["grandchild finished", "child finished"], "nobody was asked")
    guard case .cancelled(.policy) = await flow.outcome else {
      Issue.record("It ended in another way.")
      return
    }
  }

  @Test func `A window that is emptied shows the declared fallback in the same commit`() throws {
    let stage = try stage { _ in .stack(Plain("secret")) }
    stage.director.fallback = { .present(Plain("sorry: \($0.reason)"), as: .root) }
    policy.forbidden = ["secret"]
    let count = stage.events(.admitted).count
    stage.director.reevaluate()
    #expect(stage.director.tree.sketch == "sorry: denied")
    #expect(stage.events(.admitted).count == count + 1)
  }

  @Test func `A window that is emptied shows the guard's redirect as its root`() throws {
    let stage = try stage { _ in .stack(Plain("secret")) }
    policy.forbidden = ["secret"]
    policy.verdict = { _ in .detour(through: Teller("desk")) }
    stage.director.reevaluate()
    #expect(stage.director.tree.sketch == "desk")
    #expect(stage.director.host.shown == stage.director.tree)
  }

  @Test func `A guard's redirect happens together with the eviction`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("secret")) }
    policy.forbidden = ["secret"]
    policy.verdict = { _ in .detour(through: Teller("desk")) }
    let count = stage.events(.admitted).count
    stage.director.reevaluate()
    #expect(stage.director.tree.sketch == "[a] ▲sheet desk")
    #expect(stage.events(.admitted).count == count + 1)
  }

  @Test func `A request during the flow after an eviction waits for it`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("secret")) }
    policy.forbidden = ["secret"]
    policy.verdict = { _ in .detour(through: Kiosk()) }
    stage.director.reevaluate()
    let asked = stage.director.root.push(Plain("secret"))
    #expect(asked.result == nil)
    #expect(stage.director.tree.sketch == "[a] ▲sheet desk")
    policy.forbidden = []
    stage.director.livingCoordinators.last?.finish()
    #expect(asked.isAdmitted)
    #expect(stage.director.tree.sketch == "[a, secret]")
  }

  @Test func `If a guard's redirect is not allowed either, only the eviction happens`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("secret")) }
    policy.forbidden = ["secret", "desk"]
    policy.verdict = { _ in .detour(through: Teller("desk")) }
    #expect(stage.director.reevaluate().isAdmitted)
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `Reevaluating a window that has closed is refused`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    stage.director.close()
    #expect(stage.director.reevaluate().error?.reason == .ended)
  }

  @Test func `Going back does not reveal what is protected`() throws {
    let stage = try stage { _ in .stack(Plain("secret"), Plain("q")) }
    stage.director.guards = [
      Guard("out of sight") { proposal in
        proposal.tree.visible.contains { $0.title == "secret" } ? .deny("Not now.") : .allow
      }
    ]
    let before = stage.director.tree
    #expect(!stage.user.back())
    #expect(stage.director.root.pop().error?.reason == .denied)
    #expect(stage.director.tree == before)
    let q = try #require(stage.director.tree.node(titled: "q")?.id)
    stage.director.report(.popped(q))
    #expect(stage.director.tree == before, "a host that has popped it already is put right")
    #expect(stage.director.host.shown == before)
  }
}

/// A flow of another type than the caller's, which would otherwise be inside it.
private final class Kiosk: Coordinator {
  override func build() throws -> SceneLayout { .screen(Plain("desk")) }
}
