import Testing
import UsherDI
import UsherTesting

/// Flows of one screen, which a key names.
@MainActor @Suite struct ScreenFlowKeyTests {
  @Test(arguments: [
    (Placement.push, "stack HouseFlow\n  Memo\n  Choose"),
    (.sheet, "stack HouseFlow\n  Memo\n  ▲ sheet Choose"),
    (.cover, "stack HouseFlow\n  Memo\n  ▲ cover Choose"),
    (.popover, "stack HouseFlow\n  Memo\n  ▲ popover Choose"),
    (.embedded("side"), "stack HouseFlow\n  Memo\n    side: Choose"), (.root, "Choose"),
  ])
  func `A flow of one screen may be placed wherever a screen may`(
    _ placement: Placement, outline: String
  ) async throws {
    let (stage, home) = try House.stage()
    let before = stage.outline
    let flow = home.start(Choose(most: 5), as: placement)
    await stage.settle()
    stage.expectOutline(outline)
    let screen = try #require(stage.screen(ChooseScreen.self))
    screen.finish(3)
    await stage.settle()
    #expect(await flow.output == 3)
    #expect(stage.screen(ChooseScreen.self) == nil)
    #expect(stage.outline == before)
  }

  @Test func `A flow of one screen is one more tab, which goes with its end`() async throws {
    struct Tabs: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.register(ChooseScreen.init, for: Choose.self, giving: \.most)
      }
    }
    let stage = try TestStage(MailApp(), MailAssembly(), Tabs())
    let before = stage.outline
    let flow = try stage.coordinator(MailRoot.self).start(Choose(most: 5), as: .tab)
    await stage.settle()
    stage.expectOutline(
      """
      tabs MailRoot
        • stack MailFlow
          Inbox
        Inbox
        Choose
      """)
    try #require(stage.screen(ChooseScreen.self)).finish(3)
    #expect(await flow.output == 3)
    #expect(stage.outline == before)
  }

  @Test func `A flow of one screen that finishes twice, or late, is refused the second time`()
    async throws
  {
    let (stage, home) = try House.stage()
    let flow = home.start(Choose(most: nil), as: .push)
    let finish = try #require(stage.screen(ChooseScreen.self)).finish
    #expect(finish(1).isAdmitted)
    #expect(finish(2).error?.reason == .ended)
    #expect(await flow.output == 1)
  }

  @Test func `Going back cancels a flow of one screen, and so does its screen`() async throws {
    let (stage, home) = try House.stage()
    let flow = home.start(Choose(most: nil), as: .push)
    let finish = try #require(stage.screen(ChooseScreen.self)).finish
    stage.user.back()
    #expect(await flow.outcome == .cancelled(.user))
    #expect(finish(2).error?.reason == .ended)
    let other = home.start(Choose(most: nil), as: .sheet)
    try #require(stage.screen(ChooseScreen.self)).finish.cancel()
    #expect(await other.outcome == .cancelled(.user))
    #expect(await other.output == nil)
    stage.expectNothingLeaked()
  }

  @Test func `A flow of one screen may be the whole window`() async throws {
    let stage = try TestStage(Choose(most: 2), HouseAssembly())
    stage.expectOutline("Choose")
    try #require(stage.screen(ChooseScreen.self)).finish(1)
    await stage.settle()
    #expect(stage.director.tree.root == nil)
  }

  @Test func `A flow of one screen whose end is never called is cancelled with its screen`()
    async throws
  {
    let (stage, home) = try House.stage()
    let flow = home.start(Choose(most: nil), as: .sheet)
    await stage.settle()
    stage.user.dismiss()
    #expect(await flow.outcome == .cancelled(.user))
    stage.expectNothingLeaked()
  }

  @Test func `A flow of one screen is a tab, which a key selects and badges`() async throws {
    let stage = try TestStage(MailApp(), MailAssembly())
    let root = try stage.coordinator(MailRoot.self)
    root.select(SearchTab())
    root.setBadge("3", on: SearchTab())
    stage.expectOutline(
      """
      tabs MailRoot
        stack MailFlow
          Inbox
        • Inbox (3)
      """)
  }

  @Test func `A screen that ends a flow is tried without one`() {
    var received: [Int?] = []
    let screen = ChooseScreen(finish: Finish { received.append($0) }, most: 3)
    screen.finish(3)
    screen.finish.cancel()
    #expect(received == [3, nil])
  }

  @Test func `A key whose flow ended before it was resolved is refused`() async throws {
    let (stage, home) = try House.stage()
    let scope = home.scope
    home.finish()
    await stage.settle()
    #expect(throws: ResolutionError.self) { try scope.makeScreen(for: Memo(text: "late")) }
    #expect(throws: ResolutionError.self) { try scope.makeFlow(for: Choose(most: nil)) }
  }
}
