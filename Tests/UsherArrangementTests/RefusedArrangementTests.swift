import Testing
import UsherDI
import UsherTesting

/// Invalid layouts and changes: the old arrangement stays, and the error gives the reason.
@MainActor struct RefusedArrangementTests {
  private final class Built: Coordinator {
    let layout: @MainActor () -> SceneLayout
    init(_ layout: @escaping @MainActor () -> SceneLayout) { self.layout = layout }
    override func build() -> SceneLayout { layout() }
  }

  private func refusal(_ layout: @escaping @MainActor () -> SceneLayout) -> String? {
    let error = #expect(throws: NavigationError.self) {
      _ = try TestStage(root: Built(layout), scope: Container(MailAssembly()))
    }
    return error?.description.split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  @Test func `Equal items of one arrangement need identities`() {
    #expect(
      refusal { .adaptive(compact: .tabs(MailFlow(), MailFlow()), regular: .split(MailFlow())) }
        == """
          MailFlow is twice in the compact arrangement of Built.
          • Tell the two apart with .id(…), alike in both arrangements.
        """)
  }

  @Test func `A flow of one arrangement alone is refused`() {
    #expect(
      refusal { .adaptive(compact: .tabs(MailFlow(), SearchFlow()), regular: .stack(Reader())) }
        == """
          MailFlow is only in the compact arrangement of Built, so it would be lost when the window changes.
          • Name it in both arrangements.
          • Or name a screen by its key, which is made again.
        """)
  }

  @Test func `An instance of one arrangement alone is refused`() {
    #expect(
      refusal { .adaptive(compact: .stack(ReaderScreen()), regular: .stack(Reader())) }
        == """
          ReaderScreen is only in the compact arrangement of Built, so it would be lost when the window changes.
          • Name it in both arrangements.
          • Or name a screen by its key, which is made again.
        """)
  }

  @Test func `An arrangement contains no other adaptive layout`() {
    #expect(
      refusal {
        .adaptive(
          compact: .stack(Reader()),
          regular: .tabs(
            SceneLayout.adaptive(compact: .stack(Reader()), regular: .stack(Paper())), Paper()))
      }
        == """
          The regular arrangement of Built contains an adaptive layout.
          • Let the coordinator of one of its items have the adaptive layout.
        """)
  }

  private func stage(_ layout: @escaping @MainActor () -> SceneLayout) throws -> TestStage {
    try TestStage(root: Built(layout), scope: Container(MailAssembly()))
  }

  @Test func `A change that would lose a flow is an error, once, and the arrangement stays`()
    async throws
  {
    let stage = try stage {
      .adaptive(
        compact: .tabs(MailFlow(), SceneLayout.stack(Paper())),
        regular: .split(MailFlow(), detail: Reader()))
    }
    stage.director.root.select(1)
    stage.director.root.start(Note(), as: .push)
    let before = stage.director.tree
    await stage.follow(.regular)
    #expect(stage.director.tree == before && stage.director.width == .compact)
    #expect(
      stage.events(.refused).map(\.error.description) == [
        """
        The host could not follow the width of the window: impossible.
          at HeadlessHost:0
          Note has no place in the other arrangement of Built.
          • Show it above an item that both arrangements name, or as a sheet: a flow is not made again.
        """
      ])
    stage.director.root.select(0)
    #expect(stage.events(.refused).count == 1)
    stage.director.root.select(1)
    stage.user.back()
    await stage.rest()
    #expect(stage.director.width == .regular)
  }

  @Test func `A guard that denies the other arrangement keeps the old one`() async throws {
    let stage = try stage {
      .adaptive(compact: .stack(Paper()), regular: .split(Paper(), detail: Reader()))
    }
    stage.director.guards = [
      Guard("narrow") { $0.tree.nodes.contains { $0.kind == .split } ? .deny("narrow") : .allow }
    ]
    await stage.follow(.regular)
    #expect(stage.director.width == .compact)
    stage.director.guards = []
    stage.director.root.present(Paper())
    await stage.rest()
    #expect(stage.director.width == .regular)
  }

  @Test func `Screens above one that leaves are made again when it returns`() async throws {
    let stage = try stage {
      .adaptive(
        compact: .tabs(MailFlow(), SceneLayout.stack(Paper())),
        regular: .split(MailFlow(), detail: Reader()))
    }
    stage.director.root.select(1)
    stage.director.root.push(Attachment(name: "a"))
    stage.director.root.push(Mail(id: 2))
    let narrow = stage.outline
    await stage.follow(.regular)
    #expect(!stage.outline.contains("Attachment"))
    await stage.follow(.compact)
    stage.director.root.select(1)
    #expect(stage.outline == narrow)
    stage.expectNothingLeaked()
  }

  @Test func `A sheet of a screen that would leave keeps the arrangement`() async throws {
    let stage = try stage {
      .adaptive(
        compact: .tabs(MailFlow(), SceneLayout.stack(Paper())),
        regular: .split(MailFlow(), detail: Reader()))
    }
    stage.director.root.select(1)
    stage.director.root.present(Mail(id: 1))
    await stage.follow(.regular)
    #expect(stage.director.width == .compact && stage.director.tree.modals.count == 1)
    #expect(
      stage.events(.refused).map(\.error.detail) == [
        "Mail is presented by a screen that only the other arrangement has."
      ])
    stage.user.dismiss()
    await stage.rest()
    #expect(stage.director.width == .regular)
  }
}
