import Testing
import UsherDI
import UsherTesting

/// Transitions that name by their keys what stands in a layout, or a whole stack.
@MainActor @Suite struct KeyTransitionTests {
  @Test func `Transitions set and replace a stack by keys`() throws {
    let (stage, home) = try House.stage()
    #expect(home.perform(.set([Memo(text: "a"), Memo(text: "b")])).isAdmitted)
    #expect(stage.screens(MemoScreen.self).map(\.text) == ["a", "b"])
    stage.expectOutline("stack HouseFlow\n  Memo\n  Memo")
    #expect(
      home.perform(.replaceAll(with: [Trip(from: "Bath", to: "York"), Memo(text: "c")])).isAdmitted)
    #expect(stage.screens(MemoScreen.self).map(\.text) == ["c"])
    stage.expectOutline("stack HouseFlow\n  Trip\n  Memo")
  }

  @Test func `Transitions select, badge and lead by key`() throws {
    let stage = try TestStage(MailApp(), MailAssembly())
    let root = try stage.coordinator(MailRoot.self)
    #expect(
      root.perform(.sequence(.select(SearchTab()), .setBadge("3", on: SearchTab()))).isAdmitted)
    stage.expectOutline(
      """
      tabs MailRoot
        stack MailFlow
          Inbox
        • Inbox (3)
      """)
    #expect(
      root.perform(
        .sequence(
          .setBadge(nil, on: SearchTab()), .follow(MailTab(), MailRoute.mail(7)))
      ).isAdmitted)
    stage.expectOutline(
      """
      tabs MailRoot
        • stack MailFlow
          Inbox
          Mail
        Inbox
      """)
    #expect(stage.screen(ViewScreen<MailView>.self)?.view.id == 7)
  }
}
