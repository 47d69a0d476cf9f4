#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// XCoordinator's example in a window, and the user who plays it.
@MainActor struct ExampleStage {
  let simulation = UIKitSimulation()
  let window: UIWindow
  let app = AppCoordinator()
  let director: SceneDirector
  let fades = Curtains()
  let swirls = Curtains()
  private let record = Record()

  /// The reports of the director.
  private final class Record {
    var refusals: [String] = []
    var commits = 0
  }

  var commits: Int { record.commits }

  init() async {
    let (simulation, app) = (simulation, app)
    let window = simulation.run { UIWindow(frame: .zero) }
    self.window = window
    director = simulation.run { app.setRoot(for: window) }
    let host = director.host as? UIKitHost
    host?.use(Animator { [fades] in Curtain($0, fades) }, for: "fade")
    host?.use(Animator { [swirls] in Curtain($0, swirls) }, for: "swirl")
    director.observe { [record] event in
      if case .refused(let error, _) = event { record.refusals.append("\(error)") }
      if case .admitted = event { record.commits += 1 }
    }
    await settle()
  }

  func settle() async {
    repeat {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    } while !simulation.clock.isIdle || !director.isQuiet
  }

  /// The flow of a type that runs now.
  func flow<C: Coordinator>(_ type: C.Type = C.self) throws -> C {
    var all = [director.root]
    while let next = all.popLast() {
      if let flow = next as? C { return flow }
      all += next.children
    }
    throw CancellationError()
  }

  /// The last screen of a type.
  func screen<C: UIViewController>(_ type: C.Type = C.self) throws -> C {
    let screens = director.tree.nodes.compactMap { director.screen(for: $0.id) as? C }
    return try #require(screens.last, "\(director.tree.outline)")
  }

  /// Taps the control that triggers a route in a screen.
  func tap<R: Route, C: RoutingViewController<R>>(_ route: R, in type: C.Type) async throws {
    try screen(type).tap(route)
    await settle()
  }

  /// The user answers the alert that a coordinator shows.
  func answer(_ title: String, to coordinator: NavigationCoordinator) async throws {
    let presented = coordinator.navigationController.presentedViewController
    let alert = try #require(presented as? UIAlertController)
    #expect(simulation.user.tap(title, in: alert))
    await settle()
  }

  func logIn(_ home: Home) async throws {
    try await tap(.home(nil), in: LoginViewController.self)
    try await answer("\(home)", to: app)
  }

  /// The display shows the tree, and nothing was refused.
  func expectOrder(
    _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(director.tree.outline == outline, sourceLocation: sourceLocation)
    #expect(director.host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(record.refusals == [], sourceLocation: sourceLocation)
    #expect(simulation.messages == [], sourceLocation: sourceLocation)
  }
}
#endif
