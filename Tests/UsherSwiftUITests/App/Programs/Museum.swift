#if canImport(StandInSwiftUI)
import Observation
import SwiftUI
import UsherSwiftUI

/// The places of a museum; a member alone may see the vault.
enum MuseumRoute: DurableRoute {
  static let tag = "museum"
  case hall
  case room(Int)
  case vault
  case poster
  case tour(Int)
}

/// The places of a tour in a sheet.
enum TourRoute: DurableRoute {
  static let tag = "tour"
  case start
  case stop(Int)
  case form
}

final class MuseumCoordinator: Coordinator, Routing {
  let museum: Museum

  init(_ museum: Museum) {
    self.museum = museum
    museum.living += 1
  }

  isolated deinit { museum.living -= 1 }

  var initialRoute: MuseumRoute { .hall }

  func transition(to route: MuseumRoute) -> SceneTransition {
    switch route {
    case .hall: .push(ExhibitView("Hall", of: museum))
    case .room(let number): .push(ExhibitView("Room \(number)", of: museum))
    case .vault: .push(ExhibitView("Vault", of: museum))
    case .poster: .present(ExhibitView("Poster", of: museum), as: .cover)
    case .tour(let number): .start(TourCoordinator(number), as: .sheet)
    }
  }
}

final class TourCoordinator: Coordinator, Routing {
  private let number: Int
  private var attempts = 0

  init(_ number: Int) { self.number = number }

  var initialRoute: TourRoute { .start }

  override func build() -> SceneLayout {
    .stack(ExhibitView("Tour \(number)", to: TourRoute.some, closes: self))
  }

  func transition(to route: TourRoute) -> SceneTransition {
    switch route {
    case .start: .popToRoot()
    case .stop(let stop):
      .push(ExhibitView("Stop \(stop)", to: TourRoute.some, closes: self))
    case .form:
      .push(ExhibitView("Form", to: TourRoute.some, dismissal: .confirm, closes: self))
    }
  }

  /// Every other attempt is allowed.
  override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    attempts += 1
    if attempts.isMultiple(of: 2) { attempt.proceed() }
  }
}

/// Makes the user a member.
final class MembershipCoordinator: Coordinator, Concluding {
  typealias Output = Int
  private let museum: Museum

  init(_ museum: Museum) { self.museum = museum }

  override func build() -> SceneLayout { .stack(MembershipView(flow: self)) }

  func join() {
    museum.hasMember = true
    finish(1)
  }
}

extension MuseumRoute {
  static let some: [MuseumRoute] = [.room(1), .vault, .poster, .tour(1)]
}

extension TourRoute {
  static let some: [TourRoute] = [.stop(1), .form]
}

/// A screen that leads on; those of the museum may present an alert themselves.
struct ExhibitView<R: Route>: ScreenView {
  let name: String
  let routes: [R]
  var museum: Museum?
  let dismissal: Dismissal
  let flow: Coordinator?

  init(
    _ name: String, to routes: [R], dismissal: Dismissal = .free, closes flow: Coordinator? = nil
  ) {
    (self.name, self.routes, self.dismissal, self.flow) = (name, routes, dismissal, flow)
  }

  var title: String? { name }

  var body: some View {
    Text(verbatim: "This is \(name)")
    ForEach(routes, id: \.self) { RouteLink("\($0)", to: $0) }
    if let flow { Button("End") { flow.finish() } }
    if let museum { QuestionButton(museum: museum) }
  }
}

extension ExhibitView<MuseumRoute> {
  init(_ name: String, of museum: Museum) {
    self.init(name, to: R.some)
    self.museum = museum
  }
}

/// A view that presents its own alert, unknown to any director.
private struct QuestionButton: View {
  let museum: Museum
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Question", isPresented: $isAsking) { Button("Close") {} }
      .onChange(of: museum.curtain.calls) { isAsking = false }
  }
}

/// Calls an end to all that views present themselves.
@Observable @MainActor final class MuseumCurtain {
  private(set) var calls = 0
  func call() { calls += 1 }
}

struct MembershipView: ScreenView {
  let flow: MembershipCoordinator

  var body: some View {
    Button("Join") { flow.join() }
    Button("No") { flow.finish() }
  }
}
#endif
