#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct SceneTests {
  final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let record = Record()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      record.note("connects with \(options.urlContexts.count) links")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      record.note("opens \(contexts.first?.url.absoluteString ?? "")")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      NSUserActivity(activityType: "shown")
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
      record.note("restores \(activity.activityType)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { record.note("active") }
    func sceneWillResignActive(_ scene: UIScene) { record.note("inactive") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      record.note("continues \(userActivity.activityType)")
    }
  }

  @Test func `A scene connects, follows links, says what it shows and is restored`() throws {
    let simulation = UIKitSimulation(traits: .pad)
    let delegate = Delegate()
    let link = try #require(URL(string: "box://show/1"))
    let scene = simulation.connect(
      delegate, options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: link)]))
    #expect(scene.windows == [delegate.window] && scene.keyWindow === delegate.window)
    #expect(delegate.window?.simulation === simulation)
    simulation.open(link, in: scene)
    simulation.resume(NSUserActivity(activityType: "reading"), in: scene)
    let activity = try #require(simulation.enterBackground(scene))
    #expect(
      delegate.record.take() == [
        "connects with 1 links", "active", "opens box://show/1", "continues reading", "inactive",
      ])
    let other = Delegate()
    let second = simulation.connect(other, restoring: activity)
    #expect(second.session.stateRestorationActivity === activity)
    #expect(other.record.take() == ["connects with 0 links", "restores shown", "active"])
    #expect(simulation.application.connectedScenes.count == 2)
    simulation.disconnect(scene)
    #expect(simulation.application.connectedScenes == [second])
  }

  @Test func `The shared application is the one of the simulation`() {
    let simulation = UIKitSimulation()
    #expect(simulation.run { UIApplication.shared } === simulation.application)
  }

  @Test func `A storyboard makes its controllers, or lets the app make them`() {
    final class Drawn: UIViewController {
      let word: String
      init?(coder: NSCoder, word: String) {
        self.word = word
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) {
        word = "drawn"
        super.init(coder: coder)
      }
    }
    let board = UIStoryboard(name: "Main", scenes: ["drawn": Drawn.self])
    let plain: Drawn = board.instantiateViewController(identifier: "drawn")
    let made = board.instantiateViewController(identifier: "drawn") {
      Drawn(coder: $0, word: "injected")
    }
    #expect(plain.word == "drawn" && made.word == "injected" && made.storyboard === board)
    let simulation = UIKitSimulation()
    simulation.storyboards["Main"] = ["drawn": Drawn.self]
    let named = simulation.run { () -> Drawn in
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "drawn")
    }
    #expect(named.word == "drawn")
  }

  @Test func `A simulation that passes time by itself ends what was begun`() async {
    let window = UIWindow(frame: .zero)
    window.simulation.defersTransitions = false
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(UIViewController(), animated: true)
    #expect(stack.transitionCoordinator != nil)
    while stack.transitionCoordinator != nil { await Task.yield() }
    #expect(stack.viewControllers[1].view.window === window)
  }
}
#endif
