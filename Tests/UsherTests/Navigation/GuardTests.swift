import Testing
import Usher
import UsherTesting

/// Rules about permitted trees.
@MainActor struct GuardTests {
  let host = ManualHost()

  private func stage(_ rule: Guard) throws -> TestStage {
    let root = Teller("home") { _ in .tabs(SceneLayout.stack(Plain("a")), Plain("b")) }
    let stage = try TestStage(root: root, host: host)
    host.finishAll()
    stage.director.guards = [rule]
    return stage
  }

  @Test func `A tab changes only when the app agrees`() throws {
    var agrees = false
    let stage = try stage(
      Guard("unsaved") { $0.cause == .user && !agrees ? .deny("Save first.") : .allow })
    let b = try #require(stage.director.tree.node(titled: "b")?.id)
    #expect(!stage.director.permits(.selected(b)))
    #expect(!stage.user.select(1))
    #expect(stage.director.tree.sketch == "<*[a], b>")
    agrees = true
    #expect(stage.director.permits(.selected(b)))
    #expect(stage.user.select(1))
    #expect(stage.director.tree.sketch == "<[a], *b>")
  }

  @Test func `A user's action that a guard denies is an event`() async throws {
    let stage = try stage(Guard("stay") { $0.cause == .user ? .deny("Stay.") : .allow })
    stage.director.root.present(Plain("c"))
    host.finishAll()
    var events = stage.director.events.makeAsyncIterator()
    #expect(!stage.user.dismiss())
    var reasons: [NavigationError.Reason] = []
    while reasons.isEmpty, let event = await events.next() {
      if case .refused(let error, .user) = event { reasons.append(error.reason) }
    }
    #expect(reasons == [.denied])
    #expect(!stage.director.permits(.popped(NodeID(seed: 99, number: 9))))
  }

  @Test func `A change that a guard denies is an error, and the tree stays`() throws {
    let stage = try stage(Guard("no sheets") { $0.tree.modals.isEmpty ? .allow : .deny("None.") })
    let before = stage.director.tree
    let error = stage.director.root.present(Plain("c")).error
    #expect(error?.reason == .denied)
    #expect(error?.detail == "The guard no sheets denies it: None.")
    #expect(stage.director.tree == before)
  }

  @Test func `A guard that throws denies with its error`() throws {
    struct Broken: Error {}
    let stage = try stage(Guard("broken") { _ in throw Broken() })
    let before = stage.director.tree
    let error = stage.director.root.present(Plain("c")).error
    #expect(error?.reason == .denied)
    #expect(error?.underlying is Broken)
    #expect(stage.director.tree == before)
  }
}
