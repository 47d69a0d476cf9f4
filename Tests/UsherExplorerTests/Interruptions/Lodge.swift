import UsherExplorer

/// A lodge with a parlor for members and a veranda; signing out sends visitors to the veranda.
///
/// A faulty one sends them from the veranda to the parlor as well.
final class Lodge: Coordinator, Routing {
  var isMember = true
  private let isFaulty = Fault.isOn

  var initialRoute: LodgeRoute { .porch }

  func transition(to route: LodgeRoute) throws -> SceneTransition {
    switch route {
    case .porch: .push(Porch(self))
    case .parlor: .push(Parlor())
    case .veranda: .push(Veranda())
    }
  }

  func signOut() {
    isMember = false
    director?.reevaluate()
    trigger(.parlor)
  }

  static func stage() throws -> TestStage {
    let lodge = Lodge()
    return try TestStage(root: lodge) { $0.guards = [door(of: lodge)] }
  }

  private static func door(of lodge: Lodge) -> Guard {
    Guard("door") { [unowned lodge] proposal in
      guard !lodge.isMember else { return .allow }
      let names = proposal.tree.nodes.map(\.name)
      if names.contains("Parlor") { return .redirect(to: LodgeRoute.veranda) }
      return lodge.isFaulty && names.contains("Veranda") ? .redirect(to: LodgeRoute.parlor) : .allow
    }
  }
}

enum LodgeRoute: Route {
  case porch, parlor, veranda
}

final class Porch: Screen, ActionProviding {
  private let lodge: Lodge
  init(_ lodge: Lodge) { self.lodge = lodge }

  var screenActions: [ScreenAction] { [ScreenAction("Parlor") { self.lodge.trigger(.parlor) }] }
}

final class Parlor: Screen {}

final class Veranda: Screen {}

extension Interruption {
  static let signedOut = interruption("signed out", mayLose: true) {
    try $0.coordinator(Lodge.self).signOut()
  }
}

extension Interruption {
  static let guestsLeave = interruption("guests leave") {
    try $0.coordinator(Lodge.self).signOut()
  }.when { $0.find(Lodge.self) != nil }
}
