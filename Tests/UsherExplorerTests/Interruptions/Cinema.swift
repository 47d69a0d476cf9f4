import UsherExplorer

/// A cinema, whose seats are restored; a faulty one does not save them.
final class Cinema: Coordinator, Restorable {
  static let tag = "cinema"
  nonisolated struct State: Codable, Sendable { var seats: [String] = [] }

  var seats: [String] = []
  private let isFaulty = Fault.isOn

  var state: State {
    get { State(seats: isFaulty ? [] : seats) }
    set { seats = newValue.seats }
  }

  override func build() throws -> SceneLayout { .stack(Plan(self)) }

  static func stage(after last: TestStage? = nil) throws -> TestStage {
    let stage = try TestStage(root: Cinema()) { director in
      director.restoration = try RestorationTable { $0.register(Cinema.self) { _ in Cinema() } }
    }
    stage.keep("seat") { $0.find(Cinema.self)?.seats ?? [] }
    return stage
  }
}

final class Plan: Screen, ActionProviding {
  private let cinema: Cinema
  init(_ cinema: Cinema) { self.cinema = cinema }

  var screenActions: [ScreenAction] {
    guard cinema.seats.isEmpty else {
      return [ScreenAction("Give back") { self.cinema.seats = [] }]
    }
    return [ScreenAction("Take A3") { self.cinema.seats = ["A3"] }]
  }
}

/// A cloakroom with one hook, which a faulty one saves in its first run only.
final class Cloakroom: Coordinator, Restorable {
  static let tag = "cloakroom"
  nonisolated struct State: Codable, Sendable { var coats: [String] = [] }

  var coats: [String] = []
  private let isFaulty = Fault.isOn

  var state: State {
    get { State(coats: isFaulty && isRestored ? [] : coats) }
    set { coats = newValue.coats }
  }

  override func build() throws -> SceneLayout { .stack(Hooks(self)) }

  static func stage(after last: TestStage? = nil) throws -> TestStage {
    let stage = try TestStage(root: Cloakroom()) { director in
      director.restoration = try RestorationTable {
        $0.register(Cloakroom.self) { _ in Cloakroom() }
      }
    }
    stage.keep("coat") { $0.find(Cloakroom.self)?.coats ?? [] }
    return stage
  }
}

final class Hooks: Screen, ActionProviding {
  private let cloakroom: Cloakroom
  init(_ cloakroom: Cloakroom) { self.cloakroom = cloakroom }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Hand in", isEnabled: cloakroom.coats.isEmpty) { self.cloakroom.coats = ["7"] },
      ScreenAction("Fetch", isEnabled: !cloakroom.coats.isEmpty) { self.cloakroom.coats = [] },
    ]
  }
}
