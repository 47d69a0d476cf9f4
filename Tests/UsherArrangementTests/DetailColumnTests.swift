import Testing
import UsherDI
import UsherTesting

/// The detail column is the same part of a stack as in a narrow window.
@MainActor struct DetailColumnTests {
  @Test func `A column that showed its item again is restored`() async throws {
    let stage = try desk(.regular, mailbox)
    try stage.post.push(Row(1), as: .detail)
    try stage.post.pop()
    #expect(stage.shape == "S([Find] *[List] [Hint])")
    let again = try await stage.restarted { try desk(.regular, mailbox) }
    await again.settle()
    #expect(again.restoration?.losses == [])
    #expect(again.shape == "S([Find] *[List] [Hint])")
    try again.coordinator(FindCoordinator.self).push(Row(2), as: .detail)
    await again.fold(to: .compact)
    #expect(again.shape == "T([List] *[Find 2])")
  }

  @Test func `A column that a flow has left is restored, and so is the detail after it`()
    async throws
  {
    let stage = try desk(.regular, mailbox)
    let flow = try stage.post.start(Counter(), as: .detail)
    await stage.settle()
    try stage.coordinator(CounterCoordinator.self).finish(1)
    #expect(await flow.output == 1)
    try stage.post.push(Row(2), as: .detail)
    let again = try await stage.restarted { try desk(.regular, mailbox) }
    await again.settle()
    #expect(again.restoration?.losses == [])
    #expect(again.shape == "S([Find] [List] *[2])")
  }

  @Test func `A column that was emptied in a narrow window is restored without a loss`()
    async throws
  {
    let stage = try desk(.regular, mailbox)
    try stage.post.push(Row(1), as: .detail)
    await stage.fold(to: .compact)
    try stage.post.pop()
    await stage.fold(to: .regular)
    let again = try await stage.restarted { try desk(.regular, mailbox) }
    await again.settle()
    #expect(again.restoration?.losses == [])
    #expect(again.shape == stage.shape)
  }

  @Test func `Without a detail column a detail is pushed`() async throws {
    let stage = try desk(.regular) { .split(Find(), Post()) }
    try stage.coordinator(FindCoordinator.self).push(Row(6), as: .detail)
    #expect(stage.shape == "S(*[Find 6] [List])")
    let inner = try desk(.regular) { .split(Find(), SceneLayout.split(Post(), detail: Hint())) }
    try inner.coordinator(FindCoordinator.self).push(Row(6), as: .detail)
    #expect(inner.shape == "S(*[Find 6] S(*[List] [Hint]))")
  }

  @Test func `Details of one transition lie above one another, as in a narrow window`()
    async throws
  {
    for width in SceneWidth.allCases {
      let stage = try desk(width, mailbox)
      try stage.post.push(Row(1), as: .detail)
      try stage.post.perform(
        .sequence([.push(Row(4), as: .detail), .push(Row(5), as: .detail)]))
      let before = width == .compact ? "1 " : ""
      await stage.fold(to: .regular)
      #expect(stage.shape == "S([Find] [List] *[\(before)4 5])")
    }
  }

  @Test func `A stack that is set has its details in the column`() async throws {
    let stage = try desk(.regular, mailbox)
    let list = try #require(stage.screen(ListScreen.self))
    try stage.post.push(Row(1), as: .detail)
    let row = try #require(stage.screen(RowScreen.self))
    try stage.post.set([list, row, Row(2)])
    #expect(stage.shape == "S([Find] [List] *[1 2])")
    try stage.post.set([list])
    #expect(stage.shape == "S([Find] *[List] [Hint])")
    try stage.post.push(Row(1), as: .detail)
    try stage.post.set([list, Row(3)])
    #expect(stage.shape == "S([Find] *[List 3] [Hint])")
    try #expect(stage.post.set([]).error?.detail == "A stack is never empty.")
  }

  @Test func `Replacing all screens of a flow empties the column`() async throws {
    let stage = try desk(.regular, mailbox)
    try stage.post.push(Row(1), as: .detail)
    try stage.post.replaceAll(with: [Row(8)])
    #expect(stage.shape == "S([Find] *[8] [Hint])")
  }

  @Test func `A push of a flow with columns that is not in front goes onto its first column`()
    async throws
  {
    let stage = try desk(.regular) { .tabs(Post(), Papers()) }
    try stage.coordinator(PapersCoordinator.self).push(Row(9))
    #expect(stage.shape == "T(*[List] S(*[1 9] [Hint]))")
    await stage.fold(to: .compact)
    #expect(stage.shape == "T(*[List] [1 9])")
  }

  @Test func `A detail of the window's coordinator returns to the stack that it was pushed onto`()
    async throws
  {
    let stage = try desk(.compact, mailbox)
    try stage.desk.push(Row(1), as: .detail)
    #expect(stage.shape == "T(*[List 1] [Find])")
    _ = stage.user.select(1)
    await stage.fold(to: .regular)
    #expect(stage.shape == "S(*[Find] [List] [1])")
    await stage.fold(to: .compact)
    #expect(stage.shape == "T([List 1] *[Find])")
  }

  @Test func `A sheet over a detail belongs to it after a switch and back`() async throws {
    let stage = try desk(.regular, mailbox)
    try stage.post.push(Row(1), as: .detail)
    try stage.desk.present(Row(50))
    let before = try stage.post.pop().error?.detail
    #expect(before?.isEmpty == false)
    await stage.fold(to: .compact)
    await stage.fold(to: .regular)
    try #expect(stage.post.pop().error?.detail == before)
    #expect(stage.shape == "S([Find] [List] *[1]) ^ 50")
  }

  @Test(arguments: SceneWidth.allCases)
  func `A link of two details leads to both in either width, and again`(width: SceneWidth)
    async throws
  {
    let stage = try desk(width) {
      .adaptive(
        compact: .tabs(Letters(), Find()), regular: .split(Find(), Letters(), detail: Hint()))
    }
    stage.director.links = try DeepLinkTable(scheme: "desk") {
      $0.add("letters/{a}/{b}") { DeepLink(Letters(), LetterRoute(id: $0), LetterRoute(id: $1)) }
    }
    stage.director.open("desk://letters/4/5")
    let shown = stage.shape
    #expect(shown == (width == .compact ? "T(*[List 4 5] [Find])" : "S([Find] [List] *[4 5])"))
    #expect(stage.director.currentLink == "desk://letters/4/5")
    let screens = stage.screens(RowScreen.self).map(ObjectIdentifier.init)
    stage.director.open("desk://letters/4/5")
    await stage.settle()
    #expect(stage.shape == shown)
    #expect(stage.screens(RowScreen.self).map(ObjectIdentifier.init) == screens)
  }
}
