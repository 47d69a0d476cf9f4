import Testing
import UsherExplorer

// The explorer's printed tests of the planted bugs, word for word; each must fail.

extension PrintedTests {
  struct DiaryUnlisted {
    @MainActor @Test(.stages)
    func `Day is restored after a restart`() async throws {
      let stage = try Diary.stage(isListed: false)
      try await stage.play(.take("Day 3"))
      try await stage.expectRestart { try Diary.stage(isListed: false) }
    }
  }
}

extension PrintedTests {
  struct FairUnseen {
    @MainActor @Test(.stages)
    func `Goods stays until it is seen`() async throws {
      let stage = try Fair.stage(.unseen)
      try await stage.play(.take("Enter"))
      stage.expectEveryScreenSeen()
    }
  }
}

extension PrintedTests {
  struct FairUnprepared {
    @MainActor @Test(.stages)
    func `Fair can start Ruin`() async throws {
      let stage = try Fair.stage(.unprepared)
      try await stage.play(.take("Enter"))
      stage.expectNothingFailed()
    }
  }
}

extension PrintedTests {
  struct FairStuck {
    @MainActor @Test(.stages)
    func `There is a way back from Cell`() async throws {
      let stage = try Fair.stage(.stuck)
      try await stage.play(.take("Enter"))
      await stage.expectWayBack()
    }
  }
}

extension PrintedTests {
  struct FairEndlessCovers {
    @MainActor @Test(.stages)
    func `There is a way back from Poster`() async throws {
      let stage = try Fair.stage(.endlessCovers)
      try await stage.play(.take("Enter"))
      await stage.expectWayBack()
    }
  }
}

extension PrintedTests {
  struct FairAwaited {
    @MainActor @Test(.stages)
    func `This path does not throw`() async throws {
      let stage = try Fair.stage(.awaited)
      try await stage.play(.take("Enter"))
      try await stage.play(.take("Done"))
    }
  }
}

extension PrintedTests {
  struct FairAfterWaiting {
    @MainActor @Test(.stages)
    func `Two quick taps show Goods once`() async throws {
      let stage = try Fair.stage(.afterWaiting)
      try await stage.play(.takeTwice("Enter"))
      try await stage.play(.wait)
      stage.expectOutline(
        """
        stack Fair
          Gate
          Goods
        """)
    }
  }
}

extension PrintedTests {
  struct FairEndlessPair {
    @MainActor @Test(.stages)
    func `There is a way back from Poster`() async throws {
      let stage = try Fair.stage(.endlessPair)
      try await stage.play(.take("Enter"))
      await stage.expectWayBack()
    }
  }
}

extension PrintedTests {
  struct FairChangingTitle {
    @MainActor @Test(.stages)
    func `This path always leads to the same place`() async throws {
      try await Explorer { try Fair.stage(.changingTitle) }.expectSamePlace(after: .take("Enter"))
    }
  }
}

extension PrintedTests {
  struct FairSecondState {
    @MainActor @Test(.stages)
    func `Two quick taps show Goods once`() async throws {
      let stage = try Fair.stage(.secondState)
      try await stage.play(.take("Enter"))
      try await stage.play(.take("Next"))
      try await stage.play(.takeTwice("Goods"))
      stage.expectOutline(
        """
        stack Fair
          Gate
          Stall
          Stall
          Goods
        """)
    }
  }
}

extension PrintedTests {
  struct FairWeakly {
    @MainActor @Test(.stages)
    func `The screen Goods is released when it ends`() async throws {
      let stage = try Fair.stage(.weakly)
      try await stage.play(.take("Enter"))
      try await stage.play(.back)
      stage.expectNothingLeaked()
    }
  }
}

extension PrintedTests {
  struct FairClosure {
    @MainActor @Test(.stages)
    func `The screen Goods is released when it ends`() async throws {
      let stage = try Fair.stage(.closure)
      try await stage.play(.take("Enter"))
      try await stage.play(.back)
      stage.expectNothingLeaked()
    }
  }
}

extension PrintedTests {
  struct FairUnrest {
    @MainActor @Test(.stages)
    func `This path settles`() async throws {
      let stage = try Fair.stage(.livelock)
      try await stage.play(.take("Enter"))
    }
  }
}

extension PrintedTests {
  struct KioskUnreached {
    @MainActor @Test(.stages)
    func `Backroom is shown somewhere`() async throws {
      let seen = await Explorer { try TestStage(Kiosk.self, KioskAssembly()) }.explore()
      #expect(!seen.unreached.contains("Backroom"))
    }
  }
}

extension PrintedTests {
  struct MarketKeptInstance {
    @MainActor @Test(.stages)
    func `The instance Purse is released when it ends`() async throws {
      let stage = try Market.stage(.keptInstance)
      try await stage.play(.take("Shop"))
      try await stage.play(.dismiss)
      stage.expectNothingLeaked()
    }
  }
}

extension PrintedTests {
  struct MarketKeptFlow {
    @MainActor @Test(.stages)
    func `The coordinator Shopper is released with its window`() async throws {
      let stage = try Market.stage(.keptFlow)
      try await stage.play(.take("Shop"))
    }
  }
}

extension PrintedTests {
  struct FairCancelled {
    @MainActor @Test(.stages)
    func `The result of Order is received`() async throws {
      let stage = try Fair.stage(.cancelled)
      try await stage.play(.take("Enter"))
      try await stage.play(.take("Done"))
      stage.expectResultsTaken()
    }
  }
}
