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
  func `A restart after changes of the width restores what stands`(width: SceneWidth) async throws {
    let stage = try stage(width)
    await stage.follow(.regular)
    await stage.follow(.compact)
    try stage.coordinator(SearchCoordinator.self).push(Mail(id: 3))
    await stage.follow(width)
    try await stage.expectRestart { try self.stage(width) }
    let again = try await stage.restarted { try self.stage(width) }
    #expect(again.outline == stage.outline)
  }
}
