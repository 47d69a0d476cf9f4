#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// `setRoot(for:)` as a statement: the window keeps the director.
@MainActor struct SetRootTests {
  private let simulation = UIKitSimulation()

  private func settle() async {
    for _ in 0..<8 {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    }
  }

  private func makeWindow() -> UIWindow { simulation.run { UIWindow(frame: .zero) } }

  @Test func `A coordinator that is a window's root by a statement lives as long as the window`()
    async
  {
    weak var app: AppCoordinator?
    weak var director: SceneDirector?
    do {
      let window = makeWindow()
      do {
        let made = AppCoordinator()
        app = made
        director = simulation.run { made.setRoot(for: window) }
      }
      await settle()
      #expect(app?.isStarted == true && director != nil)
      #expect(window.rootViewController === app?.navigationController)
      #expect(simulation.messages == [])
      window.isHidden = true
    }
    await settle()
    #expect(app == nil && director == nil)
  }

  @Test func `Another root of the same window closes the director before it`() async {
    let window = makeWindow()
    weak var old: AppCoordinator?
    do {
      let first = AppCoordinator()
      old = first
      _ = simulation.run { first.setRoot(for: window) }
      await settle()
      first.trigger(.home(.tabs))
      await settle()
    }
    let next = UserListCoordinator()
    let director = simulation.run { next.setRoot(for: window) }
    await settle()
    #expect(window.rootViewController === next.navigationController)
    #expect(director.host.shown == director.tree && old == nil)
    #expect(simulation.messages == [])
  }

  /// A coordinator that has nothing to show.
  private final class Unready: Coordinator {
    struct NoConfiguration: Error {}

    override func build() throws -> SceneLayout { throw NoConfiguration() }
  }

  @Test func `A root that is refused leaves the one before, be it another or the same`() async {
    let (window, app) = (makeWindow(), AppCoordinator())
    let director = simulation.run { app.setRoot(for: window) }
    await settle()
    for root in [Unready(), app] {
      let refused = simulation.run { root.setRoot(for: window) }
      await settle()
      #expect(refused !== director && app.isStarted && !app.isFinished)
    }
    app.trigger(.home(.tabs))
    await settle()
    #expect(window.rootViewController === app.navigationController)
    #expect(director.host.shown == director.tree && director.tree.modals.count == 1)
  }
}
#endif
