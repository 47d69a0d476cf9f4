#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// RxCoordinator's way: an enum of routes, each a transition with a view controller and a view model
// that holds the router; the app puts the coordinator's navigation controller into its window.

enum SeasonRoute: Route {
  case overview
  case show(Int)
  case house, leave
}

final class SeasonCoordinator: NavigationCoordinator, Routing {
  var initialRoute: SeasonRoute { .overview }

  func transition(to route: SeasonRoute) throws -> SceneTransition {
    switch route {
    case .overview: .push(SeasonViewController(SeasonModel(router)))
    case .show(let id): .push(ShowViewController("Show \(id)"))
    case .house: .present(ShowViewController("House"), as: .cover)
    case .leave: .dismiss()
    }
  }
}

@MainActor final class SeasonModel {
  private let router: Router<SeasonRoute>

  init(_ router: Router<SeasonRoute>) { self.router = router }

  func choose(_ id: Int) { router.trigger(.show(id)) }
  func lookAround() { router.trigger(.house) }
  func goHome() { router.trigger(.leave) }
}

final class SeasonViewController: UIViewController {
  private(set) var model: SeasonModel?

  convenience init(_ model: SeasonModel) {
    self.init(nibName: nil, bundle: nil)
    self.model = model
  }
}

final class ShowViewController: UIViewController {
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

@MainActor struct SeasonFlowTests {
  @Test func `Routes show their view controllers in the coordinator's navigation controller`()
    async throws
  {
    let simulation = UIKitSimulation()
    let window = simulation.run { UIWindow(frame: .zero) }
    let coordinator = SeasonCoordinator()
    simulation.run {
      window.rootViewController = coordinator.navigationController
      window.makeKeyAndVisible()
      coordinator.start()
    }
    let settle = {
      for _ in 0..<8 {
        simulation.settle()
        for _ in 0..<12 { await Turn.pass() }
      }
    }
    await settle()
    let stack = coordinator.navigationController
    let season = try #require(stack.topViewController as? SeasonViewController)
    season.model?.choose(42)
    await settle()
    #expect(stack.topViewController?.title == "Show 42")
    season.model?.lookAround()
    await settle()
    #expect(stack.presentedViewController?.title == "House")
    season.model?.goHome()
    await settle()
    #expect(stack.presentedViewController == nil)
    #expect(simulation.messages == [])
  }
}
#endif
