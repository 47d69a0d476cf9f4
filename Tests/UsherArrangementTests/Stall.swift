import Testing
import Usher
import UsherTesting

/// A flow of the mall with the layout and the routes of a test.
final class Stall: Coordinator, Routing, Concluding {
  enum Route: String, DurableRoute {
    static let tag = "stall"
    case none, first, one, other
  }

  let initialRoute: Route
  private let layout: (@MainActor () -> SceneLayout)?
  private let routes: @MainActor (Route) -> SceneTransition

  init(
    _ initialRoute: Route = .none, layout: (@MainActor () -> SceneLayout)? = nil,
    routes: @escaping @MainActor (Route) -> SceneTransition = { _ in .none }
  ) {
    (self.initialRoute, self.layout, self.routes) = (initialRoute, layout, routes)
  }

  override func build() throws -> SceneLayout { try layout?() ?? super.build() }
  func transition(to route: Route) -> SceneTransition { routes(route) }
}

extension Stall {
  /// A restorable flow whose layout is another one, which fills its parent's stack.
  final class Wrapper: Coordinator, Restorable {
    static let tag = "wrapper"
    override func build() -> SceneLayout { .screen(Mall.Shop()) }
  }

  /// A restorable flow whose first route shows a detail.
  final class Lender: Coordinator, Routing, Restorable {
    static let tag = "lender"
    let initialRoute = Route.first
    override func build() -> SceneLayout { .screen(Mall.Page("lender")) }
    func transition(to route: Route) -> SceneTransition {
      route == .first ? .push(Mall.Item(number: 1), as: .detail) : .none
    }
  }

  /// A flow of one screen.
  static func lone() -> Stall { Stall { .screen(Mall.Page("lone")) } }

  /// A flow with a stack.
  static func tab() -> Stall { Stall { .stack(Mall.Page("tab")) } }

  @MainActor static func stage(
    _ root: Coordinator, _ session: Mall.Session = Mall.Session(), width: SceneWidth = .compact
  ) throws -> TestStage {
    try Mall.stage(root, session, width: width == .regular ? 1_000 : 400) {
      $0.register(Route.self)
      $0.register(Wrapper.self) { _ in Wrapper() }
      $0.register(Lender.self) { _ in Lender() }
    }
  }

  /// A restart with a closed door, which opens before the window is looked at.
  @MainActor static func restart(
    _ stage: TestStage, as root: Coordinator, width: SceneWidth = .compact,
    meanwhile body: (TestStage) async throws -> Void = { _ in }
  ) async throws -> (waiting: String, after: String, isPostponed: Bool) {
    let session = Mall.Session()
    session.isOpen = false
    let again = try await stage.restarted { try Stall.stage(root, session, width: width) }
    await again.settle()
    let (waiting, report) = (again.outline, again.restoration)
    try await body(again)
    session.isOpen = true
    again.find(Mall.Door.self)?.finish()
    await again.settle()
    return (waiting, again.titledOutline, report?.isPostponed == true)
  }
}
