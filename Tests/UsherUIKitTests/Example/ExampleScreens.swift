#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherUIKit

// The screens of XCoordinator's example, with view models that hold a router.

struct News: Hashable, Sendable {
  let title: String
}

/// A screen with what its model triggers.
final class RouterController<R: Route>: UIViewController {
  private var router: Router<R>?

  convenience init(_ title: String, _ router: Router<R>) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.router = router
  }

  @discardableResult func tap(_ route: R) -> NavigationHandle? { router?.trigger(route) }
}

typealias LoginViewController = RouterController<AppRoute>
typealias UserListViewController = RouterController<UserListRoute>
typealias UserViewController = RouterController<UserRoute>
typealias NewsViewController = RouterController<NewsRoute>
typealias AboutViewController = RouterController<AboutRoute>

final class NewsDetailViewController: UIViewController {
  convenience init(_ news: News) {
    self.init(nibName: nil, bundle: nil)
    title = news.title
  }
}
#endif
