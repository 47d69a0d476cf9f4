import UsherExplorer

/// A bug that is planted in a copy of a flow, and how the explorer must find it.
struct Planted: Sendable, CustomStringConvertible {
  let description: String
  let code: String
  let kind: Finding.Kind
  let subject: String
  /// The holder that the finding of a leak names; `nil` if it cannot be determined.
  var holder: String?
  let stage: @MainActor @Sendable () throws -> TestStage

  static let all = booths + fairs + markets + others

  private static let booths = [
    booth("A property keeps a screen", .leak, .leak, "screen ShowPage", "Booth.kept[0]"),
    booth(
      "A coordinator keeps itself", .outliving, .leak, "coordinator Booth", "Booth.kept[0]"),
    booth("A cover is locked and offers no end", .deadEnd, .deadEnd, "Terms"),
    booth("Signing out evicts nobody", .bypass, .bypass, "office"),
    booth("Nobody awaits a flow", .lostResult, .lostResult, "Purchase"),
    booth("A push names no source", .doublePush, .doublePush, "ShowPage"),
    booth("A route shows another value", .strayLink, .strayLink, "booth://shows/7"),
    booth("An offer throws", .failure, .failure, "Smudge"),
  ]

  private static let fairs = [
    fair("A title is random", .changingTitle, .nondeterminism, "this path"),
    fair("Covers take one another's place", .endlessCovers, .deadEnd, "Poster"),
    fair("Two covers take each other's place", .endlessPair, .deadEnd, "Poster"),
    fair(
      "The second state of a screen pushes without a source", .secondState, .doublePush, "Goods"),
    fair("A push comes after a wait", .afterWaiting, .doublePush, "Goods"),
    fair("A screen is presented and dismissed at once", .unseen, .unseen, "Goods"),
    fair("A task pushes and pops forever", .livelock, .livelock, "the stage"),
    fair("A closure keeps a screen", .closure, .leak, "screen Goods"),
    fair("Beside a weak property, a strong one", .weakly, .leak, "screen Goods", "archive.kept[0]"),
    fair("What follows a flow throws", .awaited, .failure, "Smudge"),
    fair("A cancelled task awaits a flow", .cancelled, .lostResult, "Order"),
    fair("A flow cannot be built", .unprepared, .failure, "Fair start Ruin"),
    fair("A pushed screen is locked", .stuck, .deadEnd, "Cell"),
  ]

  private static let markets = [
    market("A closure keeps a flow of a container", .keptFlow, "coordinator Shopper"),
    market(
      "A property keeps a scope's instance", .keptInstance, "instance Purse", "Market.kept[0]"),
  ]

  private static let others = [
    Planted(
      description: "A route forgets its value", code: "try Diary.stage(isForgetful: true)",
      kind: .restoration, subject: "Day"
    ) { try Diary.stage(isForgetful: true) },
    Planted(
      description: "The restoration table lacks a route", code: "try Diary.stage(isListed: false)",
      kind: .restoration, subject: "Day"
    ) { try Diary.stage(isListed: false) },
    Planted(
      description: "Nothing leads to a flow", code: "try TestStage(Kiosk.self, KioskAssembly())",
      kind: .unreached, subject: "Backroom"
    ) { try TestStage(Kiosk.self, KioskAssembly()) },
  ]
}

extension Planted {
  private static func booth(
    _ description: String, _ bug: Booth.Bug, _ kind: Finding.Kind, _ subject: String,
    _ holder: String? = nil
  ) -> Planted {
    Planted(
      description: description, code: "try Booth.stage(.\(bug))", kind: kind, subject: subject,
      holder: holder
    ) { try Booth.stage(bug) }
  }

  private static func fair(
    _ description: String, _ bug: Fair.Bug, _ kind: Finding.Kind, _ subject: String,
    _ holder: String? = nil
  ) -> Planted {
    Planted(
      description: description, code: "try Fair.stage(.\(bug))", kind: kind, subject: subject,
      holder: holder
    ) { try Fair.stage(bug) }
  }

  private static func market(
    _ description: String, _ bug: Market.Bug, _ subject: String, _ holder: String? = nil
  ) -> Planted {
    Planted(
      description: description, code: "try Market.stage(.\(bug))", kind: .leak, subject: subject,
      holder: holder
    ) { try Market.stage(bug) }
  }

  /// A line of the table in the page Exploring.
  @MainActor func line(_ finding: Finding) -> String {
    let test = finding.test.split(separator: "`").dropFirst().first ?? ""
    return "| \(description) | \(finding.kind) | \(finding.subject) | \(holder ?? "") | \(test) |"
  }
}
