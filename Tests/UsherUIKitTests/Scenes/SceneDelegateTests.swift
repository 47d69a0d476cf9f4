#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

final class HallSceneDelegate: DirectedSceneDelegate {
  override func director(for window: UIWindow) -> SceneDirector? {
    SceneDirector(HallCoordinator(), window: window)
  }
}

final class HallCoordinator: Coordinator {
  private(set) var phases: [WindowPhase] = []

  override func build() -> SceneLayout { .stack(ShowViewController("Hall")) }
  override func didEnter(_ phase: WindowPhase) { phases.append(phase) }
}

/// Scenes: a few lines of delegate, several windows, view controllers made by type.
@MainActor struct SceneDelegateTests {
  @Test func `A scene delegate of a few lines starts, forwards phases, and ends with its scene`()
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

  @Test func `Each window has its own director`() throws {
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
}
#endif
