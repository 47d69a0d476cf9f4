import UsherExplorer

/// A courier's parcels; one that arrives in the background is opened when the app is back.
///
/// A faulty one forgets that its notification has opened it already.
final class Courier: Coordinator, Routing {
  private var arrived = false
  private let isFaulty = Fault.isOn

  var initialRoute: CourierRoute { .list }

  func transition(to route: CourierRoute) throws -> SceneTransition {
    switch route {
    case .list: return .push(Round())
    case .parcel:
      arrived = isFaulty && director?.windowPhase == .background
      return .push(Parcel())
    }
  }

  override func didEnter(_ phase: WindowPhase) {
    guard phase == .foreground, arrived else { return }
    trigger(.parcel)
  }

  static func stage() throws -> TestStage {
    try TestStage(root: Courier()) { director in
      director.links = try DeepLinkTable(scheme: "courier") {
        $0.add("parcel", CourierRoute.parcel)
      }
    }
  }
}

enum CourierRoute: Route {
  case list, parcel
}

final class Round: Screen {}

final class Parcel: Screen {}
