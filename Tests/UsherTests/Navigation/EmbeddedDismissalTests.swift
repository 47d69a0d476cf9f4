import Testing
import Usher
import UsherTesting

/// An embedded coordinator dismisses the modal that the one around it is in.
@MainActor struct EmbeddedDismissalTests {
  private let stage: TestStage
  private let tab = Teller("tab", stack: ["t"])
  private let home: Teller

  init() throws {
    stage = try TestStage(root: Teller("root", stack: ["a"]))
    home = Teller("home") { [tab] home in
      home.startEmbedded(child: tab)
      return .tabs(tab, Plain("u"))
    }
    stage.director.root.start(child: home, as: .cover)
  }

  @Test func `An embedded tab dismisses the modal that it is in`() {
    #expect(tab.dismiss().isAdmitted)
    #expect(tab.isFinished && home.isFinished && stage.director.tree.sketch == "[a]")
  }

  @Test func `An embedded tab dismisses its own modal first, and all of them at once`() {
    tab.start(child: Teller("note"), as: .sheet)
    #expect(tab.dismiss().isAdmitted && home.isStarted)
    tab.start(child: Teller("note"), as: .sheet)
    #expect(tab.dismissAll().isAdmitted && home.isFinished)
  }

  @Test func `An embedded tab dismisses what the coordinator around it presents before that one`() {
    home.present(Plain("note"))
    #expect(tab.dismiss().isAdmitted && home.isStarted)
    #expect(stage.director.tree.modals.count == 1)
    #expect(tab.dismiss().isAdmitted && home.isFinished)
  }

  @Test func `An embedded tab dismisses no modal that others have presented over it`() {
    stage.director.root.start(child: Teller("login"), as: .sheet)
    #expect(tab.dismiss().error?.reason == .impossible)
    #expect(tab.dismissAll().error?.reason == .impossible)
    #expect(stage.director.tree.modals.count == 2)
  }
}
