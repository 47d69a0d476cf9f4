import Testing
import UsherDI
import UsherTesting

/// Flows with two arrangements inside others, and switches that would lose something.
@MainActor struct NestedArrangementTests {
  @Test func `A flow with two arrangements inside another one folds as often as it unfolds`()
    async throws
  {
    let stage = try desk(.compact) {
      .adaptive(
        compact: .tabs(Papers(), Post()), regular: .split(Post(), Papers(), detail: Row(33)))
    }
    for _ in 1...3 {
      await stage.fold(to: .regular)
      #expect(stage.shape == "S([List] *S(*[1] [Hint]) [33])")
      await stage.fold(to: .compact)
      #expect(stage.shape == "T(*[1] [List])" && stage.refusals == [])
    }
  }

  @Test func `The details of a flow with columns stay in its own`() async throws {
    let stage = try desk(.compact) {
      .adaptive(
        compact: .tabs(Papers(), Post()), regular: .split(Papers(), Post(), detail: Row(33)))
    }
    try stage.coordinator(PapersCoordinator.self).push(Row(5), as: .detail)
    await stage.fold(to: .regular)
    #expect(stage.shape == "S(*S([1] *[5]) [List] [33])")
    await stage.fold(to: .compact)
    #expect(stage.shape == "T(*[1 5] [List])")
  }

  @Test func `Two detail columns in one layout are refused`() {
    let error = #expect(throws: NavigationError.self) {
      try desk(.regular) {
        .split(SceneLayout.split(Post(), detail: Row(31)), Find(), detail: Row(32))
      }
    }
    #expect(
      error?.description.split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
          A layout of Desk has 2 detail columns, so a detail has no place of its own.
          • Let a flow that is one of its items have the columns inside.
        """)
  }

  @Test func `A window whose items are gone keeps its arrangement and reports an error`()
    async throws
  {
    let stage = try desk(.regular, listAndDetail)
    try stage.desk.replace(with: Row(5))
    await stage.fold(to: .compact)
    #expect(stage.shape == "S(*[5] [Hint])" && stage.director.width == .regular)
    #expect(
      stage.refusals == [
        """
        The host could not follow the width of the window: impossible.
          at HeadlessHost:0
          Nothing that Desk shows has a place in its compact arrangement.
          • Keep an item that both arrangements name.
        """
      ])
    try stage.desk.replace(with: Row(1))
    await stage.fold(to: .regular)
    await stage.fold(to: .compact)
    #expect(stage.shape == "[1]")
  }

  @Test(arguments: ["3", nil])
  func `A badge is a tab's in either arrangement`(badge: String?) async throws {
    let stage = try desk(.compact, mailbox)
    let list = try #require(stage.screen(ListScreen.self))
    try stage.post.setBadge("1", on: list)
    await stage.fold(to: .regular)
    try stage.post.setBadge(badge, on: list)
    await stage.fold(to: .compact)
    #expect(stage.director.tree.root?.children.first?.badge == badge)
  }

  @Test func `A saved window opens as it was if the other arrangement is denied`() async throws {
    let noColumns = Guard("no columns") {
      $0.tree.root?.kind == .split ? .deny("It is small.") : .allow
    }
    let stage = try desk(.compact, mailbox)
    try stage.post.push(Row(1), as: .detail)
    let again = try await stage.restarted { try desk(.regular, guards: [noColumns], mailbox) }
    await again.settle()
    #expect(again.shape == "T(*[List 1] [Find])")
    #expect(again.restoration?.losses == [] && again.director.width == .compact)
    #expect(again.refusals.count == 1)
  }

  @Test func `An invalid width is ignored`() async throws {
    let stage = try desk(.regular, mailbox)
    for width in [Double.nan, -1] { stage.director.report(.resized(width: width)) }
    await stage.settle()
    #expect(stage.shape == "S(*[Find] [List] [Hint])")
  }
}
