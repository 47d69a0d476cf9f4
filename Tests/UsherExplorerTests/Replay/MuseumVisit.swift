import Testing
import UsherExplorer

/// A visit to a museum with a bug, and how it must be found.
struct MuseumVisit: Sendable, CustomStringConvertible {
  let bug: Museum.Bug
  let kind: Finding.Kind
  let subject: String
  let acts: [UserAction]

  var description: String { "\(bug)" }
  var code: String { "try Museum.stage(.\(bug))" }

  private init(
    _ bug: Museum.Bug, _ kind: Finding.Kind, _ subject: String, _ acts: [UserAction]
  ) {
    (self.bug, self.kind, self.subject, self.acts) = (bug, kind, subject, acts)
  }

  @MainActor var explorer: Explorer {
    var explorer = Explorer(making: code) { [bug] in try Museum.stage(bug) }
    // A title that changes is not restored, and no link leads to it.
    if bug != .forgetful { explorer.checks.removeAll { $0.kind == .restoration } }
    if bug != .wrongLink { explorer.checks.removeAll { $0.kind == .strayLink } }
    explorer.tellApart = { "\($0.screen(GiftShop.self)?.basket ?? 0)" }
    return explorer
  }

  /// `true` for a bug that shows only with some values, which a redacted record does not have.
  private var needsValues: Bool { bug == .forgetful || bug == .wrongLink }

  /// Records the visit as a phone does, from the start to the last event: without values, if possible.
  @MainActor func recorded() async throws -> Journal {
    let keepsValues = needsValues
    return try await Fault.$isOn.withValue(true) {
      var recording: Recording?
      let stage = try Museum.stage(bug) { recording = $0.record(keepingValues: keepsValues) }
      await stage.settle()
      for act in acts {
        do { try await stage.play(act) } catch let error as StageError { throw error } catch {}
      }
      recording?.stop()
      return recording?.journal ?? Journal([])
    }
  }
}

extension MuseumVisit {
  static let all = halls + shops + desks

  private static let toShop = UserAction.select("Shop")
  private static let toDesk = UserAction.select("InfoDesk")
  private static let toHalls = UserAction.select("Galleries")
  private static let buying: [UserAction] = [
    toShop, .take("Postcard"), .take("Sale"), .take("Pay"), .take("Confirm"), .wait,
  ]
  private static let wandering: [UserAction] = [
    toDesk, .take("Ask"), .answer("Yes"), toHalls, .take("Hall 1"), .take("Picture"), .back,
  ]

  private static let halls = [
    MuseumVisit(.keptGallery, .leak, "screen Gallery", wandering + [.back, toShop]),
    MuseumVisit(.keptPicture, .leak, "screen Picture", wandering + [.back, .take("Hall 2")]),
    MuseumVisit(
      .keptGuide, .leak, "coordinator Guide", wandering + [.take("Guide"), .take("End"), .back]),
    MuseumVisit(
      .lockedTerms, .deadEnd, "Conditions", wandering + [.take("Guide"), .take("Conditions")]),
    MuseumVisit(
      .quickPush, .doublePush, "Gallery",
      [.take("Hall 2"), .take("Picture"), .back, .back, .takeTwice("Hall 1"), .back, .back]),
    MuseumVisit(
      .wrongLink, .strayLink, "museum://halls/1", wandering + [.back, .take("Hall 3"), .back]),
    MuseumVisit(
      .forgetful, .restoration, "Gallery", wandering + [.back, .take("Hall 2"), .take("Picture")]),
    MuseumVisit(
      .busyGuide, .lostOffer, "Guide of Gallery", wandering + [.take("Guide"), .dismiss]),
    MuseumVisit(
      .overtaken, .disorder, "Old masters and Miniatures",
      wandering + [.take("Old masters"), .take("Miniatures"), .wait, .wait]),
    MuseumVisit(
      .thirdVisit, .failure, "Smudge",
      [.take("Hall 1"), .back, toShop, toHalls, .take("Hall 2"), .back, .take("Hall 3")]),
  ]

  private static let shops = [
    MuseumVisit(.keptPayment, .leak, "coordinator Payment", wandering + buying + [.back, toDesk]),
    MuseumVisit(.lostReceipt, .lostResult, "Payment", wandering + buying + [toDesk]),
    MuseumVisit(
      .torn, .failure, "Smudge",
      [toShop, .take("Postcard"), .take("Postcard"), .take("Postcard"), .take("Pay")]),
    MuseumVisit(.lateThrow, .failure, "Smudge", wandering + buying),
    MuseumVisit(.oldTitle, .staleTitle, "GiftShop", buying + [toDesk]),
  ]

  private static let desks = [
    MuseumVisit(
      .staleDoor, .bypass, "members",
      wandering + [toDesk, .take("Sign in"), .take("Archive"), .take("Sign out"), .back]),
    MuseumVisit(.flash, .unseen, "Placard", wandering + [toDesk, .take("Poster"), toShop]),
    MuseumVisit(
      .twoAlerts, .doubleAlert, "One moment",
      [.take("Hall 1"), .back, toDesk, .take("Ask"), .answer("Yes"), .answer("OK")]),
    MuseumVisit(
      .unbuilt, .failure, "Museum start Ruin",
      wandering + [toDesk, .take("Sign in"), .take("Archive"), toShop]),
    MuseumVisit(
      .cell, .deadEnd, "Cell", wandering + [toDesk, .take("Sign in"), .take("Archive")]),
  ]
}
