#if canImport(UIKit)
import UIKit
package import Usher

extension NavigationCoordinator: UIKitHost.StackOwning {}

/// Started as a child, it is shown by the presenter that it was given.
extension NavigationCoordinator: PlaceChoosing {
  package var chosenPlace: ChosenPlace? {
    get throws(ChosenPlace.Missing) {
      let display = director?.host as? UIKitHost
      switch presenter {
      case .window:
        guard presenter.window === display?.mount.window else {
          throw ChosenPlace.Missing("another window")
        }
        return .root
      case .presented(let controller):
        return display?.id(of: controller).map { .presented(by: $0) } ?? .over(controller)
      case .adopted(let tabs as UITabBarController):
        guard let id = display?.id(of: tabs) else { throw ChosenPlace.Missing("\(type(of: tabs))") }
        return .tab(in: id)
      case .adopted:
        return display?.stack(in: navigationController).map { .stack($0) } ?? stackAround
      }
    }
  }

  /// The place on the stack of the coordinator above that has the same navigation controller.
  private var stackAround: ChosenPlace? {
    selfAndAncestors.dropFirst().first {
      ($0 as? NavigationCoordinator)?.navigationController === navigationController
    }.map { .stackOf($0) }
  }
}
#endif
