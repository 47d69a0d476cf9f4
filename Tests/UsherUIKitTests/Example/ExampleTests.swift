#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// XCoordinator's example, played from its login to its logout.
@MainActor struct ExampleTests {
  private let simulation = UIKitSimulation()
  private let window: UIWindow
  private let app = AppCoordinator()
  private let director: SceneDirector
  private let refusals = Refusals()

  final class Refusals {
    var errors: [String] = []
  }

  init() async {
    let (simulation, app) = (simulation, app)
    let window = simulation.run { UIWindow(frame: .zero) }
    self.window = window
    director = simulation.run { app.setRoot(for: window) }
    director.observe { [refusals] event in
      if case .refused(let error, _) = event { refusals.errors.append("\(error)") }
    }
    await settle()
  }

  private func settle() async {
    repeat {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    } while !simulation.clock.isIdle || !director.isQuiet
  }

  /// The flow of a type that runs now.
  private func flow<C: Coordinator>(_ type: C.Type = C.self) throws -> C {
    var all = [director.root]
    while let next = all.popLast() {
      if let flow = next as? C { return flow }
      all += next.children
    }
    throw CancellationError()
  }

  private func screen<C: UIViewController>(_ type: C.Type = C.self, _ title: String) throws -> C {
    let screens = director.tree.nodes.compactMap { director.screen(for: $0.id) as? C }
    return try #require(screens.last { $0.title == title }, "\(director.tree.outline)")
  }

  private func logIn(_ home: Home) async throws {
    try screen(LoginViewController.self, "Login").tap(.home(nil))
    await settle()
    let alert = try #require(
      app.navigationController.presentedViewController as? UIAlertController)
    #expect(simulation.user.tap("\(home)", in: alert))
    await settle()
  }

  /// The display shows the tree, and nothing was refused.
  private func expectOrder(
    _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(director.tree.outline == outline, sourceLocation: sourceLocation)
    #expect(director.host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(refusals.errors == [], sourceLocation: sourceLocation)
    #expect(simulation.messages == [], sourceLocation: sourceLocation)
  }

  @Test func `The example's app starts at its login, in its own navigation controller`() {
    #expect(window.rootViewController === app.navigationController)
    expectOrder("stack App\n  RouterController")
  }

  @Test(arguments: Home.allCases)
  func `The example is played from login to logout in each of its homes`(home: Home) async throws {
    let before = director.tree.outline
    try await logIn(home)
    #expect(director.tree.modals.count == 1)
    let list = try flow(UserListCoordinator.self)
    try screen(UserListViewController.self, "Home").tap(.users)
    await settle()
    try screen(UserListViewController.self, "Users").tap(.user("Anna"))
    await settle()
    let user = try flow(UserCoordinator.self)
    #expect(list.navigationController.topViewController?.title == "Users")
    try screen(UserViewController.self, "Anna").tap(.alert(title: "Hey", message: "You!"))
    await settle()
    let alert = try #require(
      user.navigationController.presentedViewController as? UIAlertController)
    #expect(simulation.user.tap("Ok", in: alert))
    await settle()
    try screen(UserViewController.self, "Anna").tap(.randomColor)
    await settle()
    #expect(user.navigationController.viewControllers.count == 2)
    try screen(UserViewController.self, "Anna").tap(.users)
    await settle()
    #expect(user.isFinished && director.tree.modals.count == 1)
    try screen(UserListViewController.self, "Home").tap(.about)
    await settle()
    #expect(list.navigationController.viewControllers.map(\.title) == ["Home", "Users", "About"])
    try screen(AboutViewController.self, "About").tap(.website)
    await settle()
    let about = try flow(AboutCoordinator.self)
    #expect(about.visits == 1)
    #expect(simulation.user.tapBack(in: list.navigationController))
    await settle()
    #expect(about.isFinished)
    try screen(UserListViewController.self, "Home").tap(.logout)
    await settle()
    expectOrder(before)
    #expect(list.isFinished && app.children.isEmpty)
  }

  @Test(arguments: [nil] + Home.allCases.map(Optional.some))
  func `A link of the example leads to its news from everywhere, in one commit`(
    home: Home?
  ) async throws {
    if let home {
      try await logIn(home)
      try screen(UserListViewController.self, "Home").tap(.user("Anna"))
      await settle()
    }
    var commits = 0
    director.observe { if case .admitted = $0 { commits += 1 } }
    app.trigger(.newsDetail(News(title: "Usher")))
    await settle()
    #expect(commits == 1)
    let news = try flow(NewsCoordinator.self)
    #expect(news.navigationController.viewControllers.map(\.title) == ["News", "Usher"])
    #expect(news.navigationController.view.window === window)
    try screen(NewsViewController.self, "News").tap(.close)
    await settle()
    expectOrder("stack App\n  RouterController")
  }

  @Test func `The tabs of the example are the navigation controllers of its coordinators`()
    async throws
  {
    try await logIn(.tabs)
    let home = try flow(HomeTabCoordinator.self)
    let tabs = try #require(
      app.navigationController.presentedViewController as? UITabBarController)
    #expect(
      tabs.viewControllers == [
        home.newsCoordinator.navigationController, home.userListCoordinator.navigationController,
      ])
    #expect(tabs.viewControllers?.map(\.tabBarItem?.title) == ["Recents", "More"])
    #expect(tabs.selectedIndex == 1)
    home.trigger(.news)
    await settle()
    #expect(tabs.selectedIndex == 0)
    home.perform(.trigger(.newsDetail(News(title: "Usher")), on: home.newsCoordinator.router))
    await settle()
    #expect(home.newsCoordinator.navigationController.topViewController?.title == "Usher")
  }
}
#endif
