#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherDI
import UsherUIKit

final class HallSceneDelegate: DirectedSceneDelegate {
  override func director(for window: UIWindow) -> SceneDirector? {
    SceneDirector(HallCoordinator(), window: window)
  }
}

final class HallCoordinator: Coordinator {
  private(set) var phases: [ScenePhase] = []

  override func build() -> Layout { .stack(ShowViewController("Hall")) }
  override func didEnter(_ phase: ScenePhase) { phases.append(phase) }
}

/// Scenes: a few lines of delegate, several windows, view controllers made by type.
@MainActor struct SceneDelegateTests {
  @Test func `A scene delegate of a few lines starts, tells phases, and ends with its scene`()
    throws
  {
    let simulation = UIKitSimulation()
    let delegate = HallSceneDelegate()
    let scene = simulation.connect(delegate)
    let director = try #require(delegate.director)
    let root = try #require(director.root as? HallCoordinator)
    #expect(delegate.window?.rootViewController is UINavigationController)
    simulation.enterBackground(scene)
    simulation.enterForeground(scene)
    #expect(root.phases == [.background, .foreground])
    #expect(director.tree.outline == "stack Hall\n  Show")
    simulation.disconnect(scene)
    #expect(root.isFinished)
    #expect(delegate.director == nil)
  }

  @Test func `A scene of Director's style starts by its delegate`() {
    let simulation = UIKitSimulation()
    let delegate = LobbySceneDelegate()
    simulation.connect(delegate)
    #expect(delegate.director?.tree.outline == "stack Lobby\n  Lobby")
  }

  @Test func `Each window has a director of its own`() throws {
    let simulation = UIKitSimulation(traits: .pad)
    let delegates = [HallSceneDelegate(), HallSceneDelegate()]
    let scenes = delegates.map { simulation.connect($0) }
    delegates[0].director?.root.push(ShowViewController("b"))
    #expect(delegates[1].director?.tree.outline == "stack Hall\n  Show")
    let second = try #require(delegates[1].director)
    simulation.disconnect(scenes[0])
    #expect(!second.root.isFinished)
  }

  @Test func `A link and an activity without a table are refused and change nothing`() throws {
    let simulation = UIKitSimulation()
    let delegate = HallSceneDelegate()
    simulation.connect(delegate)
    let director = try #require(delegate.director)
    let activity = NSUserActivity(activityType: "browse")
    #expect(director.resume(activity) == nil)
    activity.webpageURL = URL(string: "https://hall.example/show/1")
    #expect(director.resume(activity)?.error != nil)
    #expect(director.tree.outline == "stack Hall\n  Show")
  }

  @Test func `A drawn view controller is made by type, with what its initialiser needs`()
    async throws
  {
    let board = UIStoryboard(name: "Main", scenes: ["Seat": SeatPlanViewController.self])
    let container = try Container(SeatAssembly(board: board))
    let simulation = UIKitSimulation()
    let window = simulation.run { UIWindow(frame: .zero) }
    let director = try SceneDirector(
      SeatCoordinator.self, in: container, host: UIKitHost(window: window))
    simulation.run { _ = director.start() }
    let stack = try #require(window.rootViewController as? UINavigationController)
    let plan = try #require(stack.topViewController as? SeatPlanViewController)
    #expect(plan.seating?.rows == 12)
    #expect(plan.storyboard === board)
    simulation.run { _ = director.root.push(TicketViewController.self) }
    simulation.settle()
    #expect(stack.topViewController is TicketViewController)
  }
}

struct Seating: Sendable {
  var rows = 12
}

struct SeatAssembly: Assembly {
  let board: UIStoryboard

  func assemble(into registrar: Registrar) {
    registrar.register(value: Seating())
    registrar.register(SeatCoordinator.init)
    registrar.register(TicketViewController.init(seating:))
    registrar.register(lifetime: .transient) { resolver -> SeatPlanViewController in
      let seating = try resolver.resolve(Seating.self)
      return board.instantiateViewController(identifier: "Seat") { coder in
        SeatPlanViewController(coder: coder, seating: seating)
      }
    }
  }
}

final class SeatCoordinator: Coordinator {
  override func build() throws -> Layout { .stack(try resolve(SeatPlanViewController.self)) }
}

/// Drawn in a storyboard.
final class SeatPlanViewController: UIViewController {
  private(set) var seating: Seating?

  convenience init?(coder: NSCoder, seating: Seating) {
    self.init(coder: coder)
    self.seating = seating
  }
}

/// Written in code.
final class TicketViewController: UIViewController {
  private(set) var seating = Seating(rows: 0)

  convenience init(seating: Seating) {
    self.init(nibName: nil, bundle: nil)
    self.seating = seating
  }
}
#endif
