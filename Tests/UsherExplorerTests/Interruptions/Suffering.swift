import UsherExplorer

/// A fault that only an interruption shows, and how it must be found.
struct Suffering: Sendable, CustomStringConvertible {
  let description: String
  let subject: String
  var kind = Finding.Kind.harm
  let explorer: @MainActor @Sendable () -> Explorer

  static let all = restarts + others

  private static let restarts = [
    restarting("A chosen seat is not saved", "a restart: seat A3 is lost", "Cinema") {
      try Cinema.stage(after: $0)
    },
    restarting(
      "A result is delivered twice after a restart", "a restart: baked cake is doubled", "Bakery"
    ) {
      try Bakery.stage(after: $0)
    },
    restarting(
      "A restart loses an alert", "a restart: notice Your shirt has shrunk is lost", "Laundry"
    ) { try Laundry.stage(after: $0) },
  ]

  private static let others = [
    plain(
      "A task hangs after an hour in the background", "an hour away: no way on from Fetching",
      "Newsstand"
    ) {
      try Newsstand.stage()
    },
    plain(
      "A guard loops after signing out", "Lodge trigger veranda", "Lodge", .failure, [.signedOut]
    ) {
      try Lodge.stage()
    },
    plain("A link drops a sheet with a purchase", "a link: item hat is lost", "Boutique") {
      try Boutique.stage()
    },
    plain("A second window leaks", "coordinator Hotel", "Hotel", .leak) { try Hotel.stage() },
    plain(
      "A cancelled swipe leads to a dead end", "a cancelled swipe: no way on from Canvas", "Studio"
    ) {
      try Studio.stage()
    },
    plain(
      "A timer fires twice when the clock jumps", "an hour away: ring egg is doubled", "Kitchen"
    ) {
      try Kitchen.stage()
    },
    plain("A notification opens a flow twice", "a notification: Parcel changes", "Courier") {
      try Courier.stage()
    },
  ]
}

extension Suffering {
  private static func restarting(
    _ description: String, _ subject: String, _ app: String,
    _ stage: @escaping @MainActor @Sendable (TestStage?) throws -> TestStage
  ) -> Suffering {
    Suffering(description: description, subject: subject) {
      var explorer = Explorer(making: "try \(app).stage()") { try stage(nil) }
      explorer.onRestart(making: "try \(app).stage(after: stage)") { try stage($0) }
      return explorer
    }
  }

  private static func plain(
    _ description: String, _ subject: String, _ app: String, _ kind: Finding.Kind = .harm,
    _ own: [Interruption] = [], _ stage: @escaping @MainActor @Sendable () throws -> TestStage
  ) -> Suffering {
    Suffering(description: description, subject: subject, kind: kind) {
      var explorer = Explorer(making: "try \(app).stage()") { try stage() }
      explorer.interruptions += own
      return explorer
    }
  }
}
