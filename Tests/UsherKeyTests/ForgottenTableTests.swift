import Testing
import UsherDI
import UsherTesting

// The report of a test for keys that cannot be restored.

private struct Letter: ScreenKey, DurableRoute {
  static let tag = "letter"
  let id: Int
}
private struct PickStamp: FlowKey { typealias Output = Int }
private final class PlainScreen: Screen {}
private final class LetterScreen: Screen { init(id: Int) {} }
private final class StampScreen: Screen { init(done: Finish<Int>) {} }
private final class Post: Coordinator {
  override func build() -> SceneLayout { .stack(PlainScreen()) }
}
private struct PostAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Post.init)
    registrar.register(LetterScreen.init, for: Letter.self, giving: \.id)
    registrar.register(StampScreen.init, for: PickStamp.self)
  }
}

@MainActor @Suite struct ForgottenTableTests {
  private func stage(_ table: RestorationTable? = nil) throws -> TestStage {
    try TestStage(
      Post.self, PostAssembly(),
      beforeStart: { director in
        if let table { director.restoration = table }
      })
  }

  @Test func `A restart is not expected of a key without a table`() async throws {
    let stage = try stage()
    try stage.coordinator(Post.self).push(Letter(id: 7))
    await stage.settle()
    try await withKnownIssue {
      try await stage.expectRestart { try self.stage() }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Letter cannot be restored: the director has no table. Nothing is registered as letter."
      ]
    }
  }

  @Test func `A restart is not expected of a key that is not in the table`() async throws {
    struct Other: ScreenKey, DurableRoute { static let tag = "other" }
    let table = try RestorationTable { $0.register(Other.self) }
    let stage = try stage(table)
    try stage.coordinator(Post.self).push(Letter(id: 7))
    await stage.settle()
    try await withKnownIssue {
      try await stage.expectRestart { try self.stage(table) }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Letter cannot be restored: it is not in the table. Nothing is registered as letter."
      ]
    }
  }

  @Test func `A flow whose key cannot be saved is lost for its key`() async throws {
    let stage = try stage()
    try stage.coordinator(Post.self).start(PickStamp(), as: .sheet)
    await stage.settle()
    #expect(
      stage.director.snapshot().losses.map(\.description) == [
        "PickStamp was lost: fleeting. Its key PickStamp is not a DurableRoute."
      ])
  }
}
