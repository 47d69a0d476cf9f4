#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// XCoordinator's example: three kinds of home, each around the same two coordinators.

enum HomeRoute: Route {
  case news
  case userList
}

/// A home of any kind.
protocol HomeRouting: Routing where RouteType == HomeRoute {}

final class HomeTabCoordinator: Coordinator, HomeRouting {
  let newsCoordinator = NewsCoordinator()
  let userListCoordinator = UserListCoordinator()
  let initialRoute = HomeRoute.userList

  override func build() -> SceneLayout {
    newsCoordinator.navigationController.tabBarItem = UITabBarItem(
      title: "Recents", image: nil, tag: 0)
    userListCoordinator.navigationController.tabBarItem = UITabBarItem(
      title: "More", image: nil, tag: 1)
    startEmbedded(child: newsCoordinator)
    startEmbedded(child: userListCoordinator)
    return .tabs(newsCoordinator, userListCoordinator)
  }

  func transition(to route: HomeRoute) -> SceneTransition {
    switch route {
    case .news: .select(newsCoordinator)
    case .userList: .select(userListCoordinator)
    }
  }
}

final class HomeSplitCoordinator: Coordinator, HomeRouting {
  private let newsCoordinator = NewsCoordinator()
  private let userListCoordinator = UserListCoordinator()
  let initialRoute = HomeRoute.userList

  override func build() -> SceneLayout {
    startEmbedded(child: userListCoordinator)
    startEmbedded(child: newsCoordinator)
    return .split(userListCoordinator, newsCoordinator)
  }

  func transition(to route: HomeRoute) -> SceneTransition {
    switch route {
    case .news: .select(newsCoordinator)
    case .userList: .select(userListCoordinator)
    }
  }
}

final class HomePageCoordinator: Coordinator, HomeRouting {
  private let newsCoordinator = NewsCoordinator()
  private let userListCoordinator = UserListCoordinator()
  let initialRoute = HomeRoute.userList

  override func build() -> SceneLayout {
    startEmbedded(child: userListCoordinator)
    startEmbedded(child: newsCoordinator)
    return .pages(userListCoordinator, newsCoordinator)
  }

  func transition(to route: HomeRoute) -> SceneTransition {
    switch route {
    case .news: .select(newsCoordinator)
    case .userList: .select(userListCoordinator)
    }
  }
}
#endif
