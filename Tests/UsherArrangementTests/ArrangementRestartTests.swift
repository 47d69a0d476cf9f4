import Testing
import UsherDI
import UsherTesting

/// A window that was saved in one arrangement and opens in either.
@MainActor struct ArrangementRestartTests {
  private func stage(_ width: SceneWidth = .compact) throws -> TestStage {
    try TestStage(
      MailboxCoordinator.self, MailAssembly(),
      beforeStart: { director in
        director.restoration = try RestorationTable {
          $0.register(Mail.self)
          $0.register(Attachment.self)
        }
        director.report(.resized(width: width == .compact ? 400 : 1_000))
      })
  }

  @Test(arguments: SceneWidth.allCases, SceneWidth.allCases)
  func `A restart in another width equals a change of the width`(
    saved: SceneWidth, opened: SceneWidth
  ) async throws {
    let stage = try stage(saved)
    let flow = try stage.coordinator(MailCoordinator.self)
    flow.open(1)
    let mail = try #require(stage.screen(MailScreen.self))
    flow.push(Attachment(name: "plan"), as: .detail, from: mail)
    let again = try await stage.restarted { try self.stage(opened) }
    #expect(again.restoration?.losses == [])
    await stage.follow(opened)
    #expect(again.outline == stage.outline)
    #expect(again.director.width == opened)
    await again.follow(saved)
    await stage.follow(saved)
    #expect(again.outline == stage.outline)
    try await again.expectRestart { try self.stage(saved) }
    try await stage.expectRestart { try self.stage(saved) }
  }

  @Test(arguments: SceneWidth.allCases)
  func `A restart after changes of the width restores the current tree`(width: SceneWidth)
    async throws
  {
    let stage = try stage(width)
    await stage.follow(.regular)
    await stage.follow(.compact)
    try stage.coordinator(SearchCoordinator.self).push(Mail(id: 3))
    await stage.follow(width)
    try await stage.expectRestart { try self.stage(width) }
    let again = try await stage.restarted { try self.stage(width) }
    #expect(again.outline == stage.outline)
  }

  @Test(arguments: SceneWidth.allCases, SceneWidth.allCases)
  func `Equal items keep their contents, in either arrangement before the restart`(
    first: SceneWidth, opened: SceneWidth
  ) async throws {
    func makeStage(_ width: SceneWidth) throws -> TestStage {
      try Hall.stage(
        Hall.Plan(root: {
          .adaptive(
            compact: .tabs(RightTab().id("x"), RightTab().id("y").labeled(TabLabel("Y"))),
            regular: .split(RightTab().id("y"), RightTab().id("x")))
        }), wide: width == .regular)
    }
    let stage = try makeStage(first)
    let flow = try #require(stage.coordinators(Right.self).first)
    flow.push(Leaf(id: 1))
    await stage.fold(to: first == .compact ? .regular : .compact)
    let again = try await stage.restarted { try makeStage(opened) }
    await again.idle()
    await stage.fold(to: opened)
    #expect(again.restoration?.isComplete == true)
    #expect(again.titledOutline == stage.titledOutline)
    let other = opened == .compact ? SceneWidth.regular : .compact
    await again.fold(to: other)
    await stage.fold(to: other)
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `Equal screens keep their contents in the other arrangement`() async throws {
    func makeStage(_ width: SceneWidth) throws -> TestStage {
      let list = HallList(name: "Hall")
      return try Hall.stage(
        Hall.Plan(root: {
          .adaptive(
            compact: .tabs(SceneLayout.stack(list.id(1)), SceneLayout.stack(list.id(2))),
            regular: .split(SceneLayout.stack(list.id(2)), SceneLayout.stack(list.id(1))))
        }), wide: width == .regular)
    }
    let stage = try makeStage(.compact)
    try stage.hall.push(Leaf(id: 1))
    await stage.fold(to: .regular)
    let again = try await stage.restarted { try makeStage(.compact) }
    await again.idle()
    await stage.fold(to: .compact)
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test(arguments: [true, false])
  func `A screen above the item of a column opens in a narrow window`(isTold: Bool) async throws {
    func makeStage(_ width: SceneWidth?) throws -> TestStage {
      try Hall.stage(
        Hall.Plan(root: { Hall.columns("Hall", detail: "R") }), wide: width == .regular)
    }
    let stage = try makeStage(.regular)
    try stage.hall.push(Leaf(id: 1), from: stage.screen(CoverScreen.self))
    await stage.idle()
    let again = try await stage.restarted { try makeStage(nil) }
    if isTold { again.user.resize(to: .compact) }
    await again.idle()
    await stage.fold(to: .compact)
    #expect(again.titledOutline == stage.titledOutline && again.director.width == .compact)
    await stage.fold(to: .regular)
    await again.fold(to: .regular)
    #expect(again.titledOutline == stage.titledOutline)
  }
}
