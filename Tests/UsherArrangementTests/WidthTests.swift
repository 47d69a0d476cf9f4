import Testing
import UsherDI
import UsherExplorer
import UsherTesting

/// When a layout follows the width of its window, and when it waits.
@MainActor struct WidthTests {
  private func stage(host: any SceneHost = HeadlessHost()) throws -> TestStage {
    try TestStage(MailboxCoordinator.self, MailAssembly(), host: host)
  }

  @Test func `A window is regular from the width that the director's options say`() async throws {
    let stage = try stage()
    for (points, width) in [(699.9, SceneWidth.compact), (700, .regular), (1_200, .regular)] {
      stage.director.report(.resized(width: points))
      await stage.rest()
      #expect(stage.director.width == width)
    }
  }

  @Test func `There and back in one turn is nothing`() async throws {
    let stage = try stage()
    stage.user.resize(to: .regular)
    stage.user.resize(to: .compact)
    await stage.rest()
    #expect(stage.events(.admitted).count == 1)
  }

  @Test func `A window in the background follows when it is in front again`() async throws {
    let stage = try stage()
    stage.user.leaveApp()
    await stage.follow(.regular)
    #expect(stage.director.width == .compact)
    stage.user.returnToApp()
    await stage.rest()
    #expect(stage.director.width == .regular)
  }

  @Test func `A gesture ends before the layout follows`() async throws {
    let stage = try stage()
    stage.director.report(.gestureBegan)
    await stage.follow(.regular)
    #expect(stage.director.width == .compact)
    stage.director.report(.gestureEnded(completed: false))
    await stage.rest()
    #expect(stage.director.width == .regular)
  }

  @Test func `A presentation ends before the layout follows`() async throws {
    let host = RulesHost()
    host.endsStepsByHand = true
    let stage = try stage(host: host)
    host.finishTransition()
    let flow = try stage.coordinator(MailCoordinator.self).start(Compose(), as: .sheet)
    await stage.follow(.regular)
    #expect(stage.director.width == .compact)
    for _ in 0..<20 {
      host.finishTransition()
      await stage.rest()
    }
    #expect(stage.director.width == .regular && flow.currentOutcome == nil)
    #expect(host.shown == stage.director.tree && host.violations.isEmpty)
  }

  @Test func `A window that is wide before it starts begins wide`() async throws {
    let stage = try TestStage(
      MailboxCoordinator.self, MailAssembly(), beforeStart: { $0.report(.resized(width: 1_000)) })
    #expect(stage.director.tree.root?.kind == .split)
  }

  @Test func `A flow with an adaptive layout of its own follows with the one around it`()
    async throws
  {
    let stage = try TestStage(OuterCoordinator.self, MailAssembly(), Outer())
    let before = stage.director.tree
    await stage.follow(.regular)
    stage.expectOutline(
      """
      split Outer
        • split MailboxFlow
          stack Search
            SearchList
          • stack Mail
            MailList
          stack MailboxFlow
            Reader
        stack Outer
          Paper
      """)
    await stage.follow(.compact)
    #expect(stage.director.tree == before)
  }

  @Test func `Instances that both arrangements name are the same, and are released with the flow`()
    async throws
  {
    let stage = try TestStage(root: Instances(), scope: Container(MailAssembly()))
    let before = stage.director.tree
    await stage.follow(.regular)
    #expect(stage.director.tree.root?.children.map(\.name) == ["Reader", "Paper"])
    await stage.follow(.compact)
    #expect(stage.director.tree == before)
    stage.director.close()
    stage.expectNothingLeaked()
  }
}

private struct Mailbox: FlowKey {}
private struct Outer: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(OuterCoordinator.init)
    registrar.register(MailboxFlow.init, for: Mailbox.self)
  }
}
private final class OuterCoordinator: Coordinator {
  override func build() -> SceneLayout {
    .adaptive(
      compact: .tabs(Mailbox(), SceneLayout.stack(Paper())),
      regular: .split(Mailbox(), SceneLayout.stack(Paper())))
  }
}
private final class MailboxFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { MailboxCoordinator().build() }
}
private final class Instances: Coordinator {
  override func build() -> SceneLayout {
    let (reader, paper) = (ReaderScreen(), PaperScreen())
    return .adaptive(compact: .stack(paper, reader), regular: .split(reader, paper))
  }
}
