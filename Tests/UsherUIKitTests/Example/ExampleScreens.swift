#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// The screens of XCoordinator's example, each with the router of its view model.

struct News: Hashable, Sendable {
  let title: String
}

/// A screen whose model triggers routes.
class RoutingViewController<R: Route>: UIViewController {
  private var router: Router<R>?

  convenience init(_ title: String, router: Router<R>) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.router = router
  }

  func tap(_ route: R) { router?.trigger(route) }
}

final class LoginViewController: RoutingViewController<AppRoute> {}
final class HomeViewController: RoutingViewController<UserListRoute> {}
final class UsersViewController: RoutingViewController<UserListRoute> {}
final class UserViewController: RoutingViewController<UserRoute> {}
final class NewsViewController: RoutingViewController<NewsRoute> {}
final class AboutViewController: RoutingViewController<AboutRoute> {}

final class NewsDetailViewController: UIViewController {
  convenience init(_ news: News) {
    self.init(nibName: nil, bundle: nil)
    title = news.title
  }
}

extension TransitionAnimation {
  static let fade = TransitionAnimation(named: "fade")
  static let swirl = TransitionAnimation(named: "swirl")
}
#endif
