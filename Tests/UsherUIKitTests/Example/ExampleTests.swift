#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// XCoordinator's example, played from its login to its logout.
@MainActor struct ExampleTests {
  private let stage: ExampleStage

  init() async { stage = await ExampleStage() }

  @Test func `The example's app starts at its login, in its own navigation controller`() {
    #expect(stage.window.rootViewController === stage.app.navigationController)
    stage.expectOrder("stack App\n  Login")
  }

  @Test(arguments: Home.allCases)
  func `The example is played from login to logout in each of its homes`(home: Home) async throws {
    let before = stage.director.tree.outline
    try await stage.logIn(home)
    #expect(stage.director.tree.modals.map(\.style) == [.cover])
    let list = try stage.flow(UserListCoordinator.self)
    try await stage.tap(.users, in: HomeViewController.self)
    try await visitUser(from: list)
    try await visitAbout(from: list)
    try await stage.tap(.logout, in: HomeViewController.self)
    stage.expectOrder(before)
    #expect(list.isFinished && stage.app.children.isEmpty)
    #expect(stage.fades.lines == ["push", "push", "push", "pop"])
  }

  /// A user is presented, greets, shows a color, and closes.
  private func visitUser(from list: UserListCoordinator) async throws {
    try await stage.tap(.user("Anna"), in: UsersViewController.self)
    let user = try stage.flow(UserCoordinator.self)
    #expect(stage.director.tree.modals.map(\.style) == [.cover, .sheet])
    #expect(list.navigationController.topViewController is UsersViewController)
    try await stage.tap(.alert(title: "Hey", message: "You!"), in: UserViewController.self)
    try await stage.answer("Ok", to: user)
    try await stage.tap(.randomColor, in: UserViewController.self)
    #expect(user.navigationController.viewControllers.count == 2)
    try await stage.tap(.users, in: UserViewController.self)
    #expect(user.isFinished && stage.director.tree.modals.count == 1)
  }

  /// Pushes About by its own coordinator onto the same stack, and goes back as the user.
  private func visitAbout(from list: UserListCoordinator) async throws {
    try await stage.tap(.about, in: HomeViewController.self)
    let about = try stage.flow(AboutCoordinator.self)
    #expect(list.navigationController.viewControllers.map(\.title) == ["Home", "Users", "About"])
    try await stage.tap(.website, in: AboutViewController.self)
    #expect(about.visits == 1)
    #expect(stage.simulation.user.tapBack(in: list.navigationController))
    await stage.settle()
    #expect(about.isFinished)
  }

  @Test(arguments: [nil] + Home.allCases.map(Optional.some))
  func `A link of the example leads to its news from everywhere, in one commit`(
    home: Home?
  ) async throws {
    if let home {
      try await stage.logIn(home)
      try await stage.tap(.user("Anna"), in: HomeViewController.self)
    }
    let commits = stage.commits
    stage.app.notificationReceived()
    await stage.settle()
    #expect(stage.commits == commits + 1)
    let news = try stage.flow(NewsCoordinator.self)
    #expect(news.navigationController.viewControllers.map(\.title) == ["News", "Usher"])
    #expect(news.navigationController.view.window === stage.window)
    try await stage.tap(.close, in: NewsViewController.self)
    stage.expectOrder("stack App\n  Login")
  }

  @Test(arguments: Home.allCases)
  func `News of the example are read in each of its homes`(home: Home) async throws {
    try await stage.logIn(home)
    let flow = try #require(stage.app.children.first as? any HomeRouting)
    flow.trigger(.news)
    await stage.settle()
    try await stage.tap(.newsDetail(News(title: "Today")), in: NewsViewController.self)
    let news = try stage.flow(NewsCoordinator.self).navigationController
    #expect(news.topViewController?.title == "Today" && stage.swirls.lines == ["push"])
    #expect(news.viewIfLoaded?.window === stage.window)
    #expect(stage.simulation.user.tapBack(in: news))
    await stage.settle()
    #expect(stage.swirls.lines == ["push", "pop"])
    flow.trigger(.userList)
    await stage.settle()
    try await stage.tap(.logout, in: HomeViewController.self)
    stage.expectOrder("stack App\n  Login")
  }

  @Test func `The tabs of the example are the navigation controllers of its coordinators`()
    async throws
  {
    try await stage.logIn(.tabs)
    let home = try stage.flow(HomeTabCoordinator.self)
    let tabs = try #require(
      stage.app.navigationController.presentedViewController as? UITabBarController)
    #expect(
      tabs.viewControllers == [
        home.newsCoordinator.navigationController, home.userListCoordinator.navigationController,
      ])
    #expect(tabs.viewControllers?.map(\.tabBarItem?.title) == ["Recents", "More"])
    #expect(tabs.selectedIndex == 1)
    home.trigger(.news)
    await stage.settle()
    #expect(tabs.selectedIndex == 0)
    home.perform(.trigger(.newsDetail(News(title: "Usher")), on: home.newsCoordinator.router))
    await stage.settle()
    #expect(home.newsCoordinator.navigationController.topViewController?.title == "Usher")
  }
}
#endif
