// The texts of the findings, word for word.

extension TeamBugTests {
  nonisolated static let alerts = """
    The explorer found a double alert: No paper.
      after: .take("Print")
      After .take("Print"): Several alerts are shown at once: “No paper”, below “No ink”.
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `One alert is shown at a time`() async throws {
      let stage = try HelpDesk.stage(.alerts)
      try await stage.play(.take("Print"))
      stage.expectOneAlert()
    }
    """

  nonisolated static let title = """
    The explorer found a stale title: HelpWindow.
      after: .take("Move")
      HelpWindow has “Window 2”, and the tree says “Window 1”: its coordinator has not called update(_:).
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `The title of HelpWindow is up to date`() async throws {
      let stage = try HelpDesk.stage(.title)
      try await stage.play(.take("Move"))
      stage.expectTitlesUpToDate()
    }
    """

  nonisolated static let busy = """
    The explorer found a lost offer: Order of HelpWindow.
      after: .take("Order"), .dismiss
      “Order” is gone after it was taken and left again, and nothing brings it back.
        to do: .take("Move")
      stack HelpDesk
        HelpWindow
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `“Order” can be taken again`() async throws {
      let stage = try HelpDesk.stage(.busy)
      try await stage.play(.take("Order"))
      try await stage.play(.dismiss)
      try await stage.play(.take("Order"))
    }
    """

  nonisolated static let search = """
    The explorer found a result out of order: Ants and Bees.
      after: .take("Ants"), .take("Bees")
      “Bees” was taken last, and the result of “Ants” comes after its own.
      It led to
      stack HelpDesk
        HelpWindow “Ants”
        to do: .take("Ants"), .take("Bees")
      and should lead to
      stack HelpDesk
        HelpWindow “Bees”
        to do: .take("Ants"), .take("Bees")
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `The result of “Bees” is the last`() async throws {
      let mixed: [UserAction] = [.take("Ants"), .take("Bees"), .wait, .wait]
      let inTurn: [UserAction] = [.take("Ants"), .wait, .take("Bees"), .wait]
      try await Explorer { try HelpDesk.stage(.search) }.expectSamePlace(after: mixed, as: inTurn)
    }
    """

  nonisolated static let skipping = """
    The explorer found a stray link: mall://club.
      after: .open("mall://club")
      The link mall://club leads to Club without Rules, which every other way there takes.
      tabs Mall
        • stack Mall
          Lounge
          Club
        stack Mall
          News
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `The link mall://club does not skip Rules`() async throws {
      let stage = try Mall.stage(.skipping)
      try await stage.play(.open("mall://club"))
      #expect(stage.director.tree.active?.name != "Club")
    }
    """

  nonisolated static let otherTab = """
    The explorer found a stray link: mall://news/7.
      after: .select("News"), .take("Item 7")
      The link mall://news/7 was printed at
        Item, Item 7, item(7), in tab 2
      and leads to
        Item, Item 7, item(7), in tab 1
      tabs Mall
        • stack Mall
          Lounge
          Item
        stack Mall
          News
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `The link mall://news/7 leads to its place`() async throws {
      let stage = try Mall.stage(.otherTab)
      try await stage.play(.select("News"))
      try await stage.play(.take("Item 7"))
      let other = try Mall.stage(.otherTab, after: stage)
      await stage.expectLink(leadsHereOn: other)
    }
    """

  nonisolated static let stuck = """
    The explorer found a failed restoration: Lease.
      after: .take("Lease")
      After a restart, whatever the user does, Lease stays:
      tabs Mall
        • stack Mall
          Lounge
          ▲ cover Lease
        stack Mall
          News
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `There is a way back from Lease after a restart`() async throws {
      let stage = try Mall.stage(.stuck)
      try await stage.play(.take("Lease"))
      let restarted = try await stage.restarted { try Mall.stage(.stuck, after: stage) }
      await restarted.expectWayBack()
    }
    """
}
