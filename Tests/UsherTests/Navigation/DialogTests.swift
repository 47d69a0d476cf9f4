import Foundation
import Testing
import Usher
import UsherExplorer
import UsherTesting

/// Questions that the user can leave without a button.
@MainActor struct DialogTests {
  private static let keep = SceneAlert(
    "Cancel this ticket?", buttons: [.destructive("Cancel ticket"), .cancel("Keep")],
    style: .dialog, from: "T1")
  private static let delete = SceneAlert(
    "Delete?", buttons: [.destructive("Delete")], style: .dialog)

  @Test func `A dialog that the user leaves is answered by its cancel button`() throws {
    let (stage, root) = try open()
    var answers: [SceneAlert.Answer?] = []
    root.present(Self.keep) { answers.append($0) }
    #expect(stage.alert?.source == "T1" && stage.alert?.style == .dialog)
    #expect(stage.user.dismiss())
    #expect(answers.map { $0?.button.title } == ["Keep"])
    #expect(stage.director.tree.modals.isEmpty)
  }

  @Test func `An alert without a cancel button stays unanswered and confirms nothing`() async throws
  {
    let (stage, root) = try open()
    var answers: [SceneAlert.Answer?] = []
    root.present(Self.delete) { answers.append($0) }
    #expect(stage.user.dismiss())
    #expect(answers == [nil])
    for isLeft in [true, false] {
      let asking = Task { await root.confirm(Self.delete) }
      await stage.settle()
      #expect(isLeft ? stage.user.dismiss() : stage.user.answer("Delete"))
      #expect(await asking.value == !isLeft)
    }
  }

  @Test func `A dialog that the program dismisses is not answered, even with a cancel button`()
    throws
  {
    let (stage, root) = try open()
    var answers: [SceneAlert.Answer?] = []
    root.present(Self.keep) { answers.append($0) }
    root.dismiss()
    #expect(answers == [nil] && stage.director.tree.modals.isEmpty)
  }

  @Test(arguments: [0, 1])
  func `A finger closes a dialog, and no alert`(host: Int) throws {
    let (stage, root) = try open(host: host == 0 ? HeadlessHost() : RulesHost())
    var answers: [SceneAlert.Answer?] = []
    root.present(Self.keep) { answers.append($0) }
    #expect(stage.user.swipe(.dismiss))
    #expect(answers.map { $0?.button.title } == ["Keep"])
    #expect(stage.director.host.shown == stage.director.tree)
    root.present(SceneAlert("Sure?"))
    #expect(!stage.user.swipe(.dismiss) && stage.alert?.title == "Sure?")
  }

  @Test func `A dialog with a text field is an alert`() throws {
    var question = Self.keep
    question.textField = SceneAlert.TextField()
    let (stage, root) = try open()
    var answers: [SceneAlert.Answer?] = []
    root.present(question) { answers.append($0) }
    #expect(stage.user.dismiss())
    #expect(answers == [nil])
  }

  @Test func `A saved alert without a style is decoded as an alert`() throws {
    let old = Data(#"{"title": "Sure?", "buttons": [{"title": "OK", "role": "normal"}]}"#.utf8)
    #expect(try JSONDecoder().decode(SceneAlert.self, from: old) == SceneAlert("Sure?"))
    let copy = try JSONDecoder().decode(SceneAlert.self, from: JSONEncoder().encode(Self.keep))
    #expect(copy == Self.keep)
  }

  private func open(host: any SceneHost = HeadlessHost()) throws -> (TestStage, Coordinator) {
    let root = Questioner()
    return (try TestStage(root: root, host: host), root)
  }
}

private final class Questioner: Coordinator {
  override func build() -> SceneLayout { .screen(Plain("a")) }
}
