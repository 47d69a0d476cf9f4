#if canImport(UIKit)
import UIKit
package import Usher

extension NavigationCoordinator: StackOwning {}

/// Started as a child, it is shown by the presenter that it was given.
extension NavigationCoordinator: PlaceChoosing {
  package var chosenPlace: ChosenPlace? {
    get throws(MissingPlace) {
      let display = director?.host as? UIKitHost
      switch presenter {
      case .window:
        guard presenter.window === display?.mount.window else {
          throw MissingPlace("another window")
        }
        return .root
      case .presented(let controller):
        return .presented(by: try id(of: controller, in: display))
      case .adopted(let tabs as UITabBarController):
        return .tab(in: try id(of: tabs, in: display))
      case .adopted:
        return stackAround ?? display?.id(of: navigationController).map { ChosenPlace.stack($0) }
      }
    }
  }

  /// The place on the stack of the coordinator above that has the same navigation controller.
  private var stackAround: ChosenPlace? {
    selfAndAncestors.dropFirst().first {
      ($0 as? NavigationCoordinator)?.navigationController === navigationController
    }.map { .stackOf($0) }
  }

  private func id(
    of controller: UIViewController, in display: UIKitHost?
  ) throws(MissingPlace) -> NodeID {
    guard let id = display?.id(of: controller) else {
      throw MissingPlace("\(type(of: controller))")
    }
    return id
  }
}
#endif
