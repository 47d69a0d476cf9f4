import Testing
import UsherExplorer

/// The explorer's printed tests of faults that only an interruption shows, word for word.
///
/// Each test fails with the fault and passes without it.
@Suite(.faulty) struct PrintedSurvivalTests {
  @MainActor @Test(.stages)
  func `After “a restart”, the app keeps seat A3`() async throws {
    var stage = try Cinema.stage()
    try await stage.play(.take("Take A3"))
    stage = try await stage.restarted { try Cinema.stage(after: stage) }
    await stage.settle()
    stage.expectKept("seat A3")
  }

  @MainActor @Test(.stages)
  func `After “a restart”, the app keeps baked cake once`() async throws {
    var stage = try Bakery.stage()
    try await stage.play(.take("Order a cake"))
    try await stage.play(.wait)
    stage = try await stage.restarted { try Bakery.stage(after: stage) }
    await stage.settle()
    await stage.clock.advance(by: .seconds(60))
    await stage.settle()
    stage.expectKept("baked cake")
  }

  @MainActor @Test(.stages)
  func `After “a restart”, the app keeps notice Your shirt has shrunk`() async throws {
    var stage = try Laundry.stage()
    try await stage.play(.take("Wash"))
    stage = try await stage.restarted { try Laundry.stage(after: stage) }
    await stage.settle()
    stage.expectKept("notice Your shirt has shrunk")
  }

  @MainActor @Test(.stages)
  func `After “an hour away”, the user can act at Fetching`() async throws {
    let stage = try Newsstand.stage()
    try await stage.play(.take("Read"))
    try await stage.play(.interrupt(.hourInBackground))
    await stage.expectWayOn()
  }

  @MainActor @Test(.stages)
  func `Lodge can trigger veranda`() async throws {
    let stage = try Lodge.stage()
    try await stage.play(.interrupt(.signedOut))
    stage.expectNothingFailed()
  }

  @MainActor @Test(.stages)
  func `After “a link”, the app keeps item hat`() async throws {
    let stage = try Boutique.stage()
    try await stage.play(.take("Open bag"))
    try await stage.play(.take("Take hat"))
    try await stage.play(.open("boutique://sale"))
    stage.expectKept("item hat")
  }

  @MainActor @Test(.stages)
  func `The coordinator Hotel is released with its window`() async throws {
    let stage = try Hotel.stage()
    try await stage.play(.interrupt(.secondWindow))
  }

  @MainActor @Test(.stages)
  func `After “a cancelled swipe”, the user can act at Canvas`() async throws {
    let stage = try Studio.stage()
    try await stage.play(.take("Paint"))
    try await stage.play(.interrupt(.cancelledSwipe))
    await stage.expectWayOn()
  }

  @MainActor @Test(.stages)
  func `After “an hour away”, the app keeps ring egg once`() async throws {
    let stage = try Kitchen.stage()
    try await stage.play(.take("Boil an egg"))
    try await stage.play(.interrupt(.hourInBackground))
    stage.expectKept("ring egg")
  }

  @MainActor @Test(.stages)
  func `After “a notification”, Parcel is as it should be`() async throws {
    let stage = try Courier.stage()
    try await stage.play(.interrupt(.notification("courier://parcel")))
    stage.expectOutline(
      """
      stack Courier
        Round
        Parcel
      """)
  }
}
