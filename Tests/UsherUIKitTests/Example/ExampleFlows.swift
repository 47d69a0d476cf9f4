#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// XCoordinator's example: the coordinators with stacks of their own, each with its routes.

/// The kinds of home that the user chooses from.
enum Home: Hashable, CaseIterable, Sendable {
  case tabs, split, pages

  @MainActor var coordinator: Coordinator {
    switch self {
    case .tabs: HomeTabCoordinator()
    case .split: HomeSplitCoordinator()
    case .pages: HomePageCoordinator()
    }
  }
}

enum AppRoute: Route {
  case login
  case home(Home?)
  case newsDetail(News)
}

final class AppCoordinator: NavigationCoordinator, Routing {
  let initialRoute = AppRoute.login

  func transition(to route: AppRoute) -> SceneTransition {
    switch route {
    case .login: .push(LoginViewController("Login", router: router))
    case .home(let home?): .start(home.coordinator, as: .cover).animated(.fade)
    case .home(nil): .present(question)
    case .newsDetail(let news):
      .sequence(
        .dismissAll(), .popToRoot(),
        .deepLink(AppRoute.home(.pages), HomeRoute.news, NewsRoute.newsDetail(news)))
    }
  }

  private var question: UIAlertController {
    let alert = UIAlertController(
      title: "How would you like to login?",
      message: "Please choose the type of coordinator used for the `Home` scene.",
      preferredStyle: .alert)
    for home in Home.allCases {
      alert.addAction(
        UIAlertAction(title: "\(home)", style: .default) { [unowned self] _ in
          self.trigger(.home(home))
        })
    }
    return alert
  }

  func notificationReceived() { trigger(.newsDetail(News(title: "Usher"))) }
}

enum UserListRoute: Route {
  case home, users
  case user(String)
  case logout, about
}

final class UserListCoordinator: NavigationCoordinator, Routing {
  let initialRoute = UserListRoute.home

  func transition(to route: UserListRoute) -> SceneTransition {
    switch route {
    case .home: .push(HomeViewController("Home", router: router))
    case .users: .push(UsersViewController("Users", router: router)).animated(.fade)
    case .user(let name): .start(UserCoordinator(user: name), as: .sheet)
    case .logout: .dismiss()
    case .about: .start(AboutCoordinator(navigationController: navigationController))
    }
  }
}

enum UserRoute: Route {
  case user(String)
  case alert(title: String, message: String)
  case users, randomColor
}

final class UserCoordinator: NavigationCoordinator, Routing {
  let initialRoute: UserRoute

  init(user: String) {
    initialRoute = .user(user)
    super.init()
  }

  func transition(to route: UserRoute) -> SceneTransition {
    switch route {
    case .randomColor: return .push(UIViewController()).animated(.fade)
    case .user(let name): return .push(UserViewController(name, router: router))
    case .alert(let title, let message):
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Ok", style: .default))
      return .present(alert)
    case .users: return .dismiss()
    }
  }
}

enum NewsRoute: Route {
  case news
  case newsDetail(News)
  case close
}

final class NewsCoordinator: NavigationCoordinator, Routing {
  let initialRoute = NewsRoute.news

  func transition(to route: NewsRoute) -> SceneTransition {
    switch route {
    case .news: .push(NewsViewController("News", router: router))
    case .newsDetail(let news): .push(NewsDetailViewController(news)).animated(.swirl)
    case .close: .dismissAll()
    }
  }
}

enum AboutRoute: Route {
  case home, website
}

final class AboutCoordinator: NavigationCoordinator, Routing {
  let initialRoute = AboutRoute.home
  private(set) var visits = 0

  func transition(to route: AboutRoute) -> SceneTransition {
    switch route {
    case .home: return .push(AboutViewController("About", router: router))
    case .website:
      visits += 1
      return .none
    }
  }
}
#endif
