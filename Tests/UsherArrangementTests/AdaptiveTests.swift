import Testing
import UsherDI
import UsherTesting

extension TestStage {
  /// Resizes the window and waits until its layouts have followed.
  func follow(_ width: SceneWidth) async {
    user.resize(to: width)
    await rest()
  }
}

/// A window that becomes wide or narrow while it is used.
@MainActor struct AdaptiveTests {
  private func stage() throws -> TestStage {
    try TestStage(MailboxCoordinator.self, MailAssembly())
  }

  private let narrow = """
    tabs Mailbox
      • stack Mail
        MailList
      stack Search
        SearchList
    """
  private let wide = """
    split Mailbox
      stack Search
        SearchList
      • stack Mail
        MailList
      stack Mailbox
        Reader
    """

  @Test func `A window that becomes wide shows the same flows in columns, and back`() async throws {
    let stage = try stage()
    stage.expectOutline(narrow)
    let before = stage.director.tree
    let mails = stage.screen(MailListScreen.self)
    await stage.follow(.regular)
    stage.expectOutline(wide)
    #expect(stage.screen(MailListScreen.self) === mails)
    #expect(stage.director.width == .regular)
    await stage.follow(.compact)
    #expect(stage.director.tree == before)
    stage.expectOutline(narrow)
  }

  @Test func `A flow keeps its scope over a fold, with all that the scope has made`() async throws {
    final class Drafts {}
    struct DraftAssembly: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.register(Drafts.init, lifetime: .scoped(to: MailCoordinator.self))
      }
    }
    let stage = try TestStage(MailboxCoordinator.self, MailAssembly(), DraftAssembly())
    let flow = try stage.coordinator(MailCoordinator.self)
    let scope = try #require(flow.scope as? Container)
    let drafts = try flow.resolve(Drafts.self)
    for width in [SceneWidth.regular, .compact, .regular] {
      await stage.follow(width)
      #expect(try stage.coordinator(MailCoordinator.self) === flow)
      #expect(flow.scope as? Container === scope && !scope.isEnded)
      #expect(try flow.resolve(Drafts.self) === drafts)
    }
    #expect(stage.events(.scopeEnded).isEmpty)
  }

  @Test func `The page shows a window that has become wide`() async throws {
    let stage = try stage()
    stage.user.resize(to: .regular)
    await stage.idle()
    stage.expectOutline(
      """
      split Mailbox
        stack Search
          SearchList
        • stack Mail
          MailList
        stack Mailbox
          Reader
      """)
  }

  @Test func `A detail is on the stack of a narrow window, and in the detail column of a wide one`()
    async throws
  {
    let stage = try stage()
    let flow = try stage.coordinator(MailCoordinator.self)
    flow.open(1)
    flow.push(Attachment(name: "plan"))
    let before = stage.director.tree
    await stage.follow(.regular)
    stage.expectOutline(
      """
      split Mailbox
        stack Search
          SearchList
        stack Mail
          MailList
        • stack Mailbox
          Mail
          Attachment
      """)
    await stage.follow(.compact)
    #expect(stage.director.tree == before)
  }

  @Test func `A detail replaces the one that the column shows, and pushes inside it`() async throws
  {
    let stage = try stage()
    await stage.follow(.regular)
    let flow = try stage.coordinator(MailCoordinator.self)
    flow.open(1)
    flow.open(2)
    #expect(stage.screen(MailScreen.self)?.id == 2)
    let shown = try #require(stage.screen(MailScreen.self))
    stage.director.root.select(1)
    flow.push(Attachment(name: "plan"), as: .detail, from: shown)
    await stage.follow(.compact)
    stage.expectOutline(
      """
      tabs Mailbox
        • stack Mail
          MailList
          Mail
          Attachment
        stack Search
          SearchList
      """)
  }

  @Test func `A sheet stays with its flow, and its result comes once`() async throws {
    let stage = try stage()
    let root = try stage.coordinator(MailboxCoordinator.self)
    let mail = try stage.coordinator(MailCoordinator.self)
    let draft = mail.start(Compose(), as: .sheet)
    let alert = root.start(Compose(), as: .cover)
    let composing = try await stage.started(ComposeCoordinator.self)
    await stage.follow(.regular)
    await stage.follow(.compact)
    await stage.follow(.regular)
    #expect(draft.currentOutcome == nil && alert.currentOutcome == nil)
    #expect(stage.director.tree.modals.map(\.style.name) == ["sheet", "cover"])
    #expect(composing.isStarted)
    stage.coordinators(ComposeCoordinator.self).last?.finish("sent")
    #expect(await alert.output == "sent")
    #expect(stage.director.tree.modals.map(\.style.name) == ["sheet"])
    #expect(draft.currentOutcome == nil)
    try stage.coordinator(ComposeCoordinator.self).finish("kept")
    #expect(draft.currentOutcome == .finished("kept"))
    #expect(stage.director.tree.modals.isEmpty)
  }

  @Test func `A flow that fills the detail column ends there, and its item returns`() async throws {
    let stage = try stage()
    await stage.follow(.regular)
    let search = try stage.coordinator(SearchCoordinator.self)
    let flow = search.start(Note(), as: .detail)
    #expect(stage.outline.contains("Paper"))
    try await stage.started(NoteCoordinator.self).finish(7)
    #expect(await flow.output == 7)
    stage.expectOutline(wide)
  }

  @Test func `A flow in the detail column continues in a narrow window`() async throws {
    let stage = try stage()
    await stage.follow(.regular)
    let flow = try stage.coordinator(SearchCoordinator.self).start(Note(), as: .detail)
    await stage.follow(.compact)
    stage.expectOutline(
      """
      tabs Mailbox
        stack Mail
          MailList
        • stack Search
          SearchList
          Paper
      """)
    try await stage.started(NoteCoordinator.self).finish(7)
    #expect(await flow.output == 7)
    stage.expectOutline(
      narrow.replacing("• stack Mail", with: "stack Mail").replacing(
        "stack Search", with: "• stack Search"))
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
