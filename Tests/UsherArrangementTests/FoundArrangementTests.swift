import Testing
import UsherDI
import UsherTesting

/// Faults that users found in adaptive layouts.
@Suite(.stages) @MainActor struct FoundArrangementTests {
  @Test(arguments: SceneWidth.allCases, SceneWidth.allCases)
  func `A detail of the flow with the layout is restored as it is shown`(
    _ first: SceneWidth, _ later: SceneWidth
  ) async throws {
    for layout in [listAndDetail, mailbox] {
      let stage = try desk(first, layout)
      try stage.desk.push(Row(2), as: .detail)
      await stage.fold(to: first == .compact ? .regular : .compact)
      let again = try await stage.restarted { try desk(later, layout) }
      await again.settle()
      #expect(again.restoration?.isComplete == true)
      await stage.fold(to: later)
      again.expectOutline(stage.outline)
    }
  }

  @Test func `An item has the label of the arrangement that is shown`() async throws {
    let stage = try desk(.compact) {
      .adaptive(
        compact: .tabs(Post().labeled("Post"), SceneLayout.stack(Row(1)).labeled("Rows"), Find()),
        regular: .split(
          Post().labeled("All post"), SceneLayout.stack(Row(1)), Find().labeled("Search")))
    }
    let labels = { stage.director.tree.root?.children.map { $0.attributes.tab?.title ?? "-" } }
    #expect(labels() == ["Post", "Rows", "-"])
    await stage.fold(to: .regular)
    #expect(labels() == ["All post", "-", "Search"])
    await stage.fold(to: .compact)
    #expect(labels() == ["Post", "Rows", "-"])
  }

  @Test func `A flow that is arranged anew keeps what the layout around it gives it`() async throws
  {
    let stage = try desk(.compact) {
      .tabs(Papers().labeled("Papers").styled(.minimizesBar), Papers().id("plain"), Post())
    }
    let narrow = stage.director.tree
    let labels = { stage.director.tree.root?.children.map { $0.attributes.tab?.title ?? "-" } }
    await stage.fold(to: .regular)
    #expect(labels() == ["Papers", "Wide", "-"])
    #expect(stage.director.tree.root?.children[0].attributes.style == .minimizesBar)
    await stage.fold(to: .compact)
    #expect(labels() == ["Papers", "-", "-"])
    #expect(stage.director.tree == narrow)
  }

  @Test func `An identity distinguishes the only items of two stacks`() async throws {
    let (one, other) = (
      SceneLayout.stack(Row(1)).id("one"), SceneLayout.stack(Row(1)).id("other")
    )
    let stage = try desk(.compact) {
      .adaptive(compact: .tabs(one, other), regular: .split(other, one))
    }
    let screens = stage.screens(RowScreen.self)
    try stage.desk.select(1)
    try stage.desk.push(PlainScreen())
    let narrow = stage.outline
    await stage.fold(to: .regular)
    stage.expectOutline(
      """
      split Desk
        • stack Desk
          Row
          Plain
        stack Desk
          Row
      """)
    await stage.fold(to: .compact)
    stage.expectOutline(narrow)
    #expect(stage.screens(RowScreen.self).elementsEqual(screens, by: ===))
  }

  @Test func `The screen that would be lost is named, not the item below it`() async throws {
    let stage = try desk(.compact, withTab)
    try stage.desk.select(Row(9))
    try stage.desk.push(PlainScreen())
    await stage.fold(to: .regular)
    #expect(
      stage.refusals == [
        """
        The host could not follow the width of the window: impossible.
          at HeadlessHost:0
          Plain has no place in the other arrangement of Desk.
          • Name it there as well, or show it above an item that is named in both, or by its key above one that is made again.
        """
      ])
  }

  @Test func `A change that waits for an answer is dropped when the window is back`() async throws {
    let stage = try desk(.compact, withTab)
    let draft = try #require(stage.screen(RowScreen.self))
    draft.dismissal = .confirm
    try stage.desk.update(Row(9))
    await stage.fold(to: .regular)
    let attempt = try #require(try stage.desk.attempt)
    await stage.fold(to: .compact)
    attempt.proceed()
    try stage.desk.attempt = nil
    await stage.settle()
    #expect(stage.screen(RowScreen.self) === draft)
    #expect(
      stage.refusals.last?.contains("\n  The window has another width by now.\n") == true,
      "\(stage.refusals)")
  }

  @Test func `An item that is in a slot of one arrangement alone is refused as that`() {
    #expect {
      try desk(.compact) {
        .adaptive(
          compact: .screen(Row(1), embedding: ["legend": Post()]),
          regular: .split(Row(1), Post()))
      }
    } throws: { error in
      "\(error)".contains(
        "\n  Post is in a slot in one arrangement of Desk and not in the other, so it would be lost when the window changes.\n  • Name it in the same way in both arrangements."
      )
    }
  }
}
