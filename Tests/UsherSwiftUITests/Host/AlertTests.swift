import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// Alerts: the action, then the setter, or only one of them.
@MainActor struct AlertTests {
  @Test func `A button answers once, even if the setter is called afterwards`() async throws {
    let rig = try await asking()
    let id = try #require(rig.director.tree.top?.id)
    let alert = try #require(rig.host.window.alert)
    #expect(rig.hand.answer(1))
    rig.host.window[asks: alert.id] = false
    await rig.settle()
    #expect(rig.facts == [.answered(id, button: 1)])
    rig.expectOrder("One")
  }

  @Test func `An alert that closes without a button is dismissed unanswered`() async throws {
    let rig = try await asking()
    let id = try #require(rig.director.tree.top?.id)
    let alert = try #require(rig.host.window.alert)
    rig.host.window[asks: alert.id] = false
    await rig.settle()
    #expect(rig.facts == [.dismissed(id)])
    rig.expectOrder("One")
  }

  @Test func `A late false for another alert is nothing`() async throws {
    let rig = try await asking()
    let old = try #require(rig.host.window.alert)
    #expect(rig.hand.answer(0))
    rig.root.present(SceneAlert("And now?"))
    await rig.settle()
    rig.host.window[asks: old.id] = false
    await rig.settle()
    #expect(rig.host.window.alert?.alert.title == "And now?")
    #expect(rig.facts.count == 1)
  }

  @Test func `An alert that is answered is gone before the next one comes`() async throws {
    let rig = try await Rig(stack: "One")
    rig.root.present(SceneAlert("First?", buttons: [.cancel("No")]))
    rig.root.present(SceneAlert("Second?", buttons: [.cancel("No")]))
    await rig.settle()
    #expect(rig.hand.answer(0))
    await rig.settle()
    #expect(rig.host.window.alert?.alert.title == "First?")
    rig.expectOrder("One", "First?")
  }

  @Test func `An alert is removed while something covers it, and shown again`() async throws {
    let rig = try await asking()
    rig.root.present(Page("Sheet"))
    await rig.settle()
    #expect(rig.host.window.alert == nil)
    rig.root.dismiss()
    await rig.settle()
    #expect(rig.host.window.alert?.alert.title == "Sure?")
    rig.expectOrder("One", "Sure?")
  }

  @Test func `A dialog closed by its setter alone is answered by its cancel button`() async throws {
    let rig = try await Rig(stack: "One")
    var answers: [String?] = []
    let keep = SceneAlert(
      "Sure?", buttons: [.destructive("Yes"), .cancel("No")], style: .dialog)
    rig.root.present(keep) { answers.append($0?.button.title) }
    await rig.settle()
    let id = try #require(rig.director.tree.top?.id)
    #expect(rig.hand.pull())
    await rig.settle()
    #expect(rig.facts == [.dismissed(id)] && answers == ["No"])
    rig.expectOrder("One")
  }

  private func asking() async throws -> Rig {
    let rig = try await Rig(stack: "One")
    rig.root.present(SceneAlert("Sure?", buttons: [.cancel("No"), .destructive("Yes")]))
    await rig.settle()
    return rig
  }
}
