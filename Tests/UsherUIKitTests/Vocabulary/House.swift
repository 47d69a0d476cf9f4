#if canImport(UIKit)
import UIKit
import UsherUIKit

// Tabs in Director's way: coordinators in properties, embedded while the tabs are built.

class HouseSceneCoordinator: SceneCoordinator {
  override func build() -> ViewCoordinator { HouseCoordinator() }
}

class HouseCoordinator: ViewCoordinator {
  private let tabBarController = UITabBarController()
  private var stallsCoordinator = StallsCoordinator()
  private var circleCoordinator = CircleCoordinator()
  private var galleryCoordinator = GalleryCoordinator()

  override func build() -> UIViewController {
    self.tabBarController.viewControllers = buildChildren()
    return self.tabBarController
  }

  private func buildChildren() -> [UIViewController] {
    self.startEmbedded(child: self.stallsCoordinator)
    self.startEmbedded(children: [self.circleCoordinator, self.galleryCoordinator])
    return [
      self.stallsCoordinator.rootViewController,
      self.circleCoordinator.rootViewController,
      self.galleryCoordinator.rootViewController,
    ]
  }

  func showCircle() { select(circleCoordinator) }
}

class StallsCoordinator: ViewCoordinator {
  override func build() -> UIViewController {
    UINavigationController(rootViewController: SeatsViewController())
  }

  func showSeat() { push(SeatViewController()) }
  func showSeats() { finishToRoot() }
}

class CircleCoordinator: ViewCoordinator {
  override func build() -> UIViewController { SeatsViewController() }
}

class GalleryCoordinator: ViewCoordinator {
  override func build() -> UIViewController { SeatsViewController() }
}

class SeatsViewController: UIViewController {}

class SeatViewController: UIViewController {}
#endif
