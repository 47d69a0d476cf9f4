import Testing
import UsherExplorer

/// The tests that recorded visits became, word for word.
///
/// Each fails with the bug of its museum, and passes without it.
@Suite(.faulty) struct PrintedVisitTests {
  struct TwoAlerts {
    @MainActor @Test(.stages)
    func `One alert is shown at a time`() async throws {
      let stage = try Museum.stage(.twoAlerts)
      try await stage.play(.select("InfoDesk"))
      try await stage.play(.take("Ask"))
      stage.expectOneAlert()
    }
  }

  struct ThirdVisit {
    @MainActor @Test(.stages)
    func `This path does not throw`() async throws {
      let stage = try Museum.stage(.thirdVisit)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.back)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.back)
      try await stage.play(.take("Hall 1"))
    }
  }

  struct Flash {
    @MainActor @Test(.stages)
    func `Placard stays until it is seen`() async throws {
      let stage = try Museum.stage(.flash)
      try await stage.play(.select("InfoDesk"))
      try await stage.play(.take("Poster"))
      stage.expectEveryScreenSeen()
    }
  }

  struct KeptPicture {
    @MainActor @Test(.stages)
    func `The screen Picture is released when it ends`() async throws {
      let stage = try Museum.stage(.keptPicture)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.take("Picture"))
      try await stage.play(.back)
      stage.expectNothingLeaked()
    }
  }

  struct KeptGallery {
    @MainActor @Test(.stages)
    func `The screen Gallery is released when it ends`() async throws {
      let stage = try Museum.stage(.keptGallery)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.back)
      stage.expectNothingLeaked()
    }
  }

  struct Unbuilt {
    @MainActor @Test(.stages)
    func `Museum can start Ruin`() async throws {
      let stage = try Museum.stage(.unbuilt)
      try await stage.play(.select("InfoDesk"))
      try await stage.play(.take("Sign in"))
      try await stage.play(.take("Archive"))
      stage.expectNothingFailed()
    }
  }

  struct LateThrow {
    @MainActor @Test(.stages)
    func `This path does not throw`() async throws {
      let stage = try Museum.stage(.lateThrow)
      try await stage.play(.select("Shop"))
      try await stage.play(.take("Postcard"))
      try await stage.play(.take("Pay"))
      try await stage.play(.take("Confirm"))
      try await stage.play(.wait)
    }
  }

  struct KeptGuide {
    @MainActor @Test(.stages)
    func `The coordinator Guide is released when it ends`() async throws {
      let stage = try Museum.stage(.keptGuide)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.take("Guide"))
      try await stage.play(.take("End"))
      stage.expectNothingLeaked()
    }
  }

  struct LostReceipt {
    @MainActor @Test(.stages)
    func `The result of Payment is received`() async throws {
      let stage = try Museum.stage(.lostReceipt)
      try await stage.play(.select("Shop"))
      try await stage.play(.take("Postcard"))
      try await stage.play(.take("Pay"))
      try await stage.play(.take("Confirm"))
      try await stage.play(.wait)
      stage.expectResultsTaken()
    }
  }

  struct StaleDoor {
    @MainActor @Test(.stages)
    func `The guard members holds`() async throws {
      let stage = try Museum.stage(.staleDoor)
      try await stage.play(.select("InfoDesk"))
      try await stage.play(.take("Sign in"))
      try await stage.play(.take("Archive"))
      try await stage.play(.take("Sign out"))
      stage.expectGuardsHold()
    }
  }

  struct KeptPayment {
    @MainActor @Test(.stages)
    func `The coordinator Payment is released when it ends`() async throws {
      let stage = try Museum.stage(.keptPayment)
      try await stage.play(.select("Shop"))
      try await stage.play(.take("Postcard"))
      try await stage.play(.take("Pay"))
      try await stage.play(.take("Confirm"))
      try await stage.play(.wait)
      stage.expectNothingLeaked()
    }
  }

  struct LockedTerms {
    @MainActor @Test(.stages)
    func `There is a way back from Conditions`() async throws {
      let stage = try Museum.stage(.lockedTerms)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.take("Guide"))
      try await stage.play(.take("Conditions"))
      await stage.expectWayBack()
    }
  }

  struct QuickPush {
    @MainActor @Test(.stages)
    func `Two quick taps show Gallery once`() async throws {
      let stage = try Museum.stage(.quickPush)
      try await stage.play(.takeTwice("Hall 1"))
      stage.expectOutline(
        """
        stack Museum
          Galleries
          Gallery
        """)
    }
  }

  struct OldTitle {
    @MainActor @Test(.stages)
    func `The title of GiftShop is up to date`() async throws {
      let stage = try Museum.stage(.oldTitle)
      try await stage.play(.select("Shop"))
      try await stage.play(.take("Sale"))
      stage.expectTitlesUpToDate()
    }
  }

  struct Cell {
    @MainActor @Test(.stages)
    func `There is a way back from Cell`() async throws {
      let stage = try Museum.stage(.cell)
      try await stage.play(.select("InfoDesk"))
      try await stage.play(.take("Sign in"))
      try await stage.play(.take("Archive"))
      await stage.expectWayBack()
    }
  }

  struct BusyGuide {
    @MainActor @Test(.stages)
    func `“Guide” can be taken again`() async throws {
      let stage = try Museum.stage(.busyGuide)
      try await stage.play(.take("Hall 1"))
      try await stage.play(.take("Guide"))
      try await stage.play(.dismiss)
      try await stage.play(.take("Guide"))
    }
  }

  struct Overtaken {
    // swift-format-ignore
    @MainActor @Test(.stages)
    func `The result of “Miniatures” is the last`() async throws {
      let mixed: [UserAction] = [.take("Hall 1"), .take("Old masters"), .take("Miniatures"), .wait, .wait]
      let inTurn: [UserAction] = [.take("Hall 1"), .take("Old masters"), .wait, .take("Miniatures"), .wait]
      try await Explorer { try Museum.stage(.overtaken) }.expectSamePlace(after: mixed, as: inTurn)
    }
  }

  struct Torn {
    @MainActor @Test(.stages)
    func `This path does not throw`() async throws {
      let stage = try Museum.stage(.torn)
      try await stage.play(.select("Shop"))
      try await stage.play(.take("Postcard"))
      try await stage.play(.take("Postcard"))
      try await stage.play(.take("Postcard"))
    }
  }

  struct Forgetful {
    @MainActor @Test(.stages)
    func `Gallery is restored after a restart`() async throws {
      let stage = try Museum.stage(.forgetful)
      try await stage.play(.take("Hall 2"))
      try await stage.play(.open("museum://halls"))
      try await stage.play(.take("Hall 1"))
      try await stage.expectRestart { try Museum.stage(.forgetful) }
    }
  }

  struct WrongLink {
    @MainActor @Test(.stages)
    func `The link museum://halls/1 leads to its place`() async throws {
      let stage = try Museum.stage(.wrongLink)
      try await stage.play(.take("Hall 3"))
      try await stage.play(.back)
      try await stage.play(.take("Hall 1"))
      let other = try Museum.stage(.wrongLink)
      await stage.expectLink(leadsHereOn: other)
    }
  }
}
