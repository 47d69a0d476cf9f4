import Testing
import UsherDI
import UsherTesting

/// The content of a detail column, and its removal.
@Suite(.stages) @MainActor struct DetailTests {
  @Test func `A detail that is alone in its column can be popped, and the item returns`() throws {
    let stage = try desk(.regular, mailbox)
    try stage.desk.select(Post())
    let empty = stage.outline
    try stage.post.push(Row(1), as: .detail)
    #expect(try stage.post.pop().isAdmitted)
    #expect(stage.screen(HintScreen.self) != nil && stage.screen(RowScreen.self) == nil)
    try stage.post.push(Row(2), as: .detail)
    try stage.post.remove(#require(stage.screen(RowScreen.self)))
    stage.expectOutline(empty)
  }

  @Test(arguments: SceneWidth.allCases)
  func `Going back to the first screen removes the details in either width`(
    _ width: SceneWidth
  ) throws {
    let stage = try desk(width, mailbox)
    let (post, list) = try (stage.post, #require(stage.screen(ListScreen.self)))
    if width == .compact { try stage.desk.select(Post()) }
    let verbs: [@MainActor () -> NavigationHandle] = [
      { post.popToRoot() }, { post.pop(to: list) }, { post.finishToRoot() },
    ]
    for verb in verbs {
      post.push(Row(1), as: .detail)
      post.push(Row(2))
      #expect(stage.screens(RowScreen.self).count == 2)
      #expect(verb().isAdmitted)
      #expect(stage.screens(RowScreen.self).isEmpty)
    }
    #expect(stage.refusals.isEmpty)
  }

  @Test(arguments: SceneWidth.allCases)
  func `The flow with the layout goes back to its list in either width`(
    _ width: SceneWidth
  ) async throws {
    let stage = try desk(width, listAndDetail)
    let empty = stage.outline
    let desk = try stage.desk
    desk.push(Row(2), as: .detail)
    desk.popToRoot()
    stage.expectOutline(empty)
    desk.push(Row(2), as: .detail)
    await stage.fold(to: width == .compact ? .regular : .compact)
    desk.popToRoot()
    await stage.fold(to: width)
    stage.expectOutline(empty)
  }

  @Test(arguments: [false, true])
  func `A screen that replaces a detail by any verb is a detail`(bringsToFront: Bool)
    async throws
  {
    let stage = try desk(.regular, mailbox)
    let post = try stage.post
    post.push(Row(1), as: .detail)
    if bringsToFront {
      post.push(Row(2))
      post.bringToFront(try #require(stage.screens(RowScreen.self).first))
    } else {
      post.replace(with: Row(2))
    }
    let wide = stage.outline
    await stage.fold(to: .compact)
    #expect(stage.shape == (bringsToFront ? "T(*[List 2 1] [Find])" : "T(*[List 2] [Find])"))
    await stage.fold(to: .regular)
    stage.expectOutline(wide)
  }

  @Test func `A screen that replaces a detail in a narrow window moves into the column`()
    async throws
  {
    let stage = try desk(.compact, mailbox)
    try stage.post.push(Row(1), as: .detail)
    try stage.post.replace(with: Row(2))
    await stage.fold(to: .regular)
    stage.expectOutline(
      """
      split Desk
        stack Find
          Find
        stack Post
          List
        • stack Desk
          Row
      """)
  }

  @Test func `Details return to the column with another tab in front`() async throws {
    let stage = try desk(.regular, mailbox)
    try stage.coordinator(FindCoordinator.self).push(Row(1), as: .detail)
    try stage.desk.select(Post())
    let wide = stage.outline
    await stage.fold(to: .compact)
    await stage.fold(to: .regular)
    stage.expectOutline(wide)
  }

  @Test func `A push from a screen in a column goes onto its stack`() throws {
    let stage = try desk(.regular, mailbox)
    try stage.post.push(Row(1), as: .detail)
    try stage.post.push(PlainScreen(), from: stage.screen(ListScreen.self))
    stage.expectOutline(
      """
      split Desk
        stack Find
          Find
        stack Post
          List
          Plain
        • stack Desk
          Row
      """)
  }

  @Test(arguments: SceneWidth.allCases)
  func `A detail has the same link in either width`(_ width: SceneWidth) async throws {
    let stage = try desk(width, mailbox)
    stage.director.links = try DeepLinkTable(scheme: "desk") {
      $0.add("rows/{id}") { (id: Int) in DeepLink(Post(), Row(id)) }
    }
    try stage.desk.select(Post())
    try stage.post.push(Row(3), as: .detail)
    #expect(stage.director.currentLink == "desk://rows/3")
    await stage.fold(to: width == .compact ? .regular : .compact)
    #expect(stage.director.currentLink == "desk://rows/3")
  }

  @Test func `A detail column begins with a screen of its own`() throws {
    let flow = Refused(
      "The detail column of Desk begins with About, which is not a single screen, so a detail would end it."
    )
    let taken = Refused(
      "Hint begins the detail column of Desk and is an item of the other arrangement as well, so a detail would take it away."
    )
    flow.expect { .split(Post(), detail: About()) }
    flow.expect { .split(Post(), detail: SceneLayout.tabs(About())) }
    taken.expect {
      .adaptive(compact: .tabs(Post(), Hint()), regular: .split(Post(), detail: Hint()))
    }
    let stage = try desk(.regular) { .split(Post(), detail: Hint().labeled("Nothing")) }
    try stage.post.push(Row(1), as: .detail)
    #expect(stage.director.tree.root?.children.count == 2)
  }
}

/// The message of a layout that is refused.
@MainActor private struct Refused {
  let message: String
  init(_ message: String) { self.message = message }

  func expect(_ layout: @escaping @MainActor () -> SceneLayout) {
    do {
      _ = try desk(.regular, layout)
      Issue.record("It was not refused.")
    } catch {
      #expect("\(error)".contains("\n  \(message)\n  • Name a screen of its own"), "\(error)")
    }
  }
}
