#if canImport(UIKit)
import Testing
import UIKit
import Usher
import UsherTesting
import UsherUIKit

/// A window that an app fills as Director's users do.
@MainActor final class Windows {
  let device = makeDevice()
  let window: UIWindow
  let director: SceneDirector
  /// The refusals, in order.
  private(set) var refusals: [NavigationError] = []

  var outline: String { director.tree.outline }
  var stack: UINavigationController? { window.rootViewController as? UINavigationController }
  var scene: SceneCoordinator? { director.root as? SceneCoordinator }
  var lobby: LobbyCoordinator? { scene?.rootCoordinator as? LobbyCoordinator }

  init(scope: (any CoordinatorScope)? = nil, _ make: () -> SceneCoordinator) async throws {
    let window = device.makeWindow()
    let director = SceneDirector(make(), window: window)
    device.run { _ = scope.map { director.start(with: $0) } ?? director.start() }
    (self.window, self.director) = (window, director)
    director.observe { [weak self] event in
      if case .refused(let error, _) = event { self?.refusals.append(error) }
    }
    await settle()
  }

  /// Waits until everything is at rest.
  func settle() async {
    repeat {
      await device.rest()
      for _ in 0..<12 { await Turn.pass() }
    } while !device.isAtRest || !director.isQuiet
  }

  /// The display shows the tree, and UIKit had nothing to complain of.
  func expectOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(director.host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(device.complaints == [], sourceLocation: sourceLocation)
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
