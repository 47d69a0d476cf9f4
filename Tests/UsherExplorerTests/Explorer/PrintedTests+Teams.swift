import Testing
import UsherExplorer

// The explorer's printed tests of teams' bugs, word for word; each must fail.

extension PrintedTests {
  struct TeamAlerts {
    @MainActor @Test(.stages)
    func `One alert is shown at a time`() async throws {
      let stage = try HelpDesk.stage(.alerts)
      try await stage.play(.take("Print"))
      stage.expectOneAlert()
    }
  }
}

extension PrintedTests {
  struct TeamSearch {
    @MainActor @Test(.stages)
    func `The result of “Bees” is the last`() async throws {
      let mixed: [UserAction] = [.take("Ants"), .take("Bees"), .wait, .wait]
      let inTurn: [UserAction] = [.take("Ants"), .wait, .take("Bees"), .wait]
      try await Explorer { try HelpDesk.stage(.search) }.expectSamePlace(after: mixed, as: inTurn)
    }
  }
}

extension PrintedTests {
  struct TeamSkipping {
    @MainActor @Test(.stages)
    func `The link mall://club does not skip Rules`() async throws {
      let stage = try Mall.stage(.skipping)
      try await stage.play(.open("mall://club"))
      #expect(stage.director.tree.active?.name != "Club")
    }
  }
}

extension PrintedTests {
  struct TeamOtherTab {
    @MainActor @Test(.stages)
    func `The link mall://news/7 leads to its place`() async throws {
      let stage = try Mall.stage(.otherTab)
      try await stage.play(.select("News"))
      try await stage.play(.take("Item 7"))
      let other = try Mall.stage(.otherTab, after: stage)
      await stage.expectLink(leadsHereOn: other)
    }
  }
}

extension PrintedTests {
  struct TeamStuck {
    @MainActor @Test(.stages)
    func `There is a way back from Lease after a restart`() async throws {
      let stage = try Mall.stage(.stuck)
      try await stage.play(.take("Lease"))
      let restarted = try await stage.restarted { try Mall.stage(.stuck, after: stage) }
      await restarted.expectWayBack()
    }
  }
}

extension PrintedTests {
  struct TeamBusy {
    @MainActor @Test(.stages)
    func `“Order” can be taken again`() async throws {
      let stage = try HelpDesk.stage(.busy)
      try await stage.play(.take("Order"))
      try await stage.play(.dismiss)
      try await stage.play(.take("Order"))
    }
  }
}

extension PrintedTests {
  struct TeamTitle {
    @MainActor @Test(.stages)
    func `The title of HelpWindow is up to date`() async throws {
      let stage = try HelpDesk.stage(.title)
      try await stage.play(.take("Move"))
      stage.expectTitlesUpToDate()
    }
  }
}
