#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// A window that an app fills as Director's users do.
@MainActor final class Windows {
  let simulation = UIKitSimulation()
  let window: UIWindow
  let director: SceneDirector
  /// The refusals, in order.
  private(set) var refusals: [NavigationError] = []

  var user: SimulatedUser { simulation.user }
  var device: Hand { Hand(user: user) }
  var outline: String { director.tree.outline }
  var stack: UINavigationController? { window.rootViewController as? UINavigationController }
  var scene: SceneCoordinator? { director.root as? SceneCoordinator }
  var lobby: LobbyCoordinator? { scene?.rootCoordinator as? LobbyCoordinator }

  init(scope: (any CoordinatorScope)? = nil, _ make: () -> SceneCoordinator) async throws {
    let simulation = simulation
    let window = simulation.run { UIWindow(frame: .zero) }
    let director = SceneDirector(make(), window: window)
    simulation.run { _ = scope.map { director.start(with: $0) } ?? director.start() }
    (self.window, self.director) = (window, director)
    director.observe { [weak self] event in
      if case .refused(let error, _) = event { self?.refusals.append(error) }
    }
    await settle()
  }

  /// Waits until everything is at rest.
  func settle() async {
    repeat {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    } while !simulation.clock.isIdle || !director.isQuiet
  }

  /// The display shows the tree, and UIKit had nothing to complain of.
  func expectOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(director.host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(simulation.messages == [], sourceLocation: sourceLocation)
  }
}

/// The user's hand, for tests that see UIKit alone.
@MainActor struct Hand {
  fileprivate let user: SimulatedUser

  @discardableResult func tapBack(in stack: UINavigationController) -> Bool {
    user.tapBack(in: stack)
  }

  @discardableResult func tap(_ index: Int, in tabs: UITabBarController) -> Bool {
    user.tap(index, in: tabs)
  }
}

/// A scope that remembers the children it made.
@MainActor final class CountingScope: CoordinatorScope {
  final class Children {
    var made: [(type: Coordinator.Type, child: CountingScope)] = []
  }

  private let all: Children
  private(set) var ends = 0
  var children: [(type: Coordinator.Type, child: CountingScope)] { all.made }

  init() { all = Children() }

  private init(_ all: Children) { self.all = all }

  func makeChild(for type: Coordinator.Type) throws -> any CoordinatorScope {
    let child = CountingScope(all)
    all.made.append((type, child))
    return child
  }

  func adopt(_ coordinator: Coordinator) {}

  func end() { ends += 1 }
}
#endif
