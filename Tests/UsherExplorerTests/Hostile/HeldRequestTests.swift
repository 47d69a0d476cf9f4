import Testing
import UsherExplorer

/// A waiting request retains its screens, and a running task its objects.
@MainActor struct HeldRequestTests {
  /// Keeps the attempts to remove its form.
  final class Cautious: Coordinator {
    var attempts: [DismissalAttempt] = []
    override func build() throws -> SceneLayout { .stack(Page("form", .confirm)) }
    override func didAttemptDismissal(_ attempt: DismissalAttempt) { attempts.append(attempt) }
  }

  final class Door { var isOpen = false }

  final class SignIn: Coordinator {
    override func build() throws -> SceneLayout { .stack(Page("sign in")) }
  }

  /// A flow with a button and a task that await a service.
  final class Order: Coordinator {
    let clock: StageClock
    init(_ clock: StageClock) { self.clock = clock }
    override func build() throws -> SceneLayout { .stack(Form(self)) }

    func send() async {
      try? await clock.sleep(for: .seconds(5))
      finish()
    }
  }

  final class Form: Screen, ActionProviding {
    private unowned let order: Order
    init(_ order: Order) { self.order = order }
    var screenActions: [ScreenAction] { [ScreenAction("Send") { [order] in await order.send() }] }
  }

  @Test func `A screen that waits for a detour is no leak`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    let door = Door()
    stage.director.guards = [
      Guard("member") { proposal in
        let isSecret = proposal.tree.nodes.contains { $0.title == "secret" }
        return isSecret && !door.isOpen ? .detour(through: SignIn()) : .allow
      }
    ]
    stage.director.root.push(Page("secret"))
    await stage.settle()
    _ = try stage.coordinator(SignIn.self)
    #expect(stage.leaks.isEmpty)
    door.isOpen = true
    try stage.coordinator(SignIn.self).finish()
    await stage.settle()
    #expect(stage.screens(Page.self).count == 2 && stage.leaks.isEmpty)
  }

  @Test func `A screen that waits until another one may leave is no leak`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    stage.director.root.start(child: Cautious(), as: .sheet)
    stage.director.root.set([Page("b")])
    await stage.settle()
    #expect(stage.screens(Page.self).count == 2 && stage.leaks.isEmpty)
    try stage.coordinator(Cautious.self).attempts.first?.proceed()
    await stage.settle()
    #expect(stage.leaks.isEmpty)
  }

  private func stageWithOrder() throws -> TestStage {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    stage.director.root.start(child: Order(stage.clock), as: .sheet)
    return stage
  }

  @Test func `A button that runs on after its sheet is named as a running task`() async throws {
    let stage = try stageWithOrder()
    try await stage.play(.take("Send"), .dismiss)
    #expect(
      stage.leaks.map(\.description) == [
        """
        The coordinator Order has ended and is still alive.
          Its screens have left the tree.
          A running task may hold it: the offer “Send” of Form.
          • Let that task return when the coordinator ends: run it with `task(boundTo:)`, or capture \
        weakly.
        """
      ])
    try await stage.play(.wait)
    #expect(stage.leaks.isEmpty)
  }

  @Test func `A task that outlives its coordinator is named as a running task`() async throws {
    let stage = try stageWithOrder()
    let (stream, source) = AsyncStream<Void>.makeStream()
    do {
      let order = try stage.coordinator(Order.self)
      order.task { await Task { for await _ in stream { _ = order } }.value }
    }
    await stage.idle()
    try await stage.play(.dismiss)
    let leak = try #require(stage.leaks.first)
    #expect("\(leak)".contains("\n  A running task may hold it: 1 task of Order.\n"))
    source.finish()
    await stage.settle()
    #expect(stage.leaks.isEmpty)
  }

  @Test func `An explorer lets a running task return before it reports what that holds`() async {
    var explorer = Explorer { try stageWithOrder() }
    explorer.checks = [.leaks]
    let exploration = await explorer.explore()
    #expect(exploration.findings.map(\.detail) == [] && exploration.isComplete)
  }
}
