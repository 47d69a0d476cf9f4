#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Makes the view controllers of a node and of all below it; screens are the app's own.
  func make(_ node: Node) -> Place {
    let children = node.children.map { make($0) }
    let place = Place(node, controller(for: node, children))
    place.children = children
    equip(place)
    fill(place)
    return place
  }

  private func controller(for node: Node, _ children: [Place]) -> UIViewController {
    if let own = appContainer(node.kind, around: children) { return own }
    return switch node.kind {
    case .screen: screen(node.id)
    case .stack: UINavigationController()
    case .tabs: UITabBarController()
    case .split: UISplitViewController(columns: children.count)
    case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
  }

  private func screen(_ id: NodeID) -> UIViewController {
    guard let screen = director?.screen(for: id) else { return UIViewController() }
    return screen as? UIViewController ?? PlainController(screen)
  }

  /// The container that the app has built around the children itself, if it has.
  private func appContainer(_ kind: Node.Kind, around children: [Place]) -> UIViewController? {
    guard let container = children.first?.controller.parent else { return nil }
    let own = places + leaving.flatMap(\.all)
    guard !own.contains(where: { $0.controller === container }) else { return nil }
    return switch kind {
    case .screen: nil
    case .stack: container as? UINavigationController
    case .tabs: container as? UITabBarController
    case .split: container as? UISplitViewController
    case .pages: container as? UIPageViewController
    }
  }

  /// Gives a container its children, where it does not hold them already.
  func fill(_ place: Place) {
    switch place.controller {
    case _ where place.node.kind == .screen: place.setSlots([]) {}
    case is UINavigationController: place.setStack([], animated: false)
    case let tabs as UITabBarController: place.setTabs(of: tabs) {}
    case let split as UISplitViewController: place.setColumns(of: split) {}
    case let pages as UIPageViewController: place.setPages(of: pages) {}
    default: break
    }
    place.delegate?.install()
    place.showAttributes()
  }

  /// Gives a container the delegate by which the host hears of what its user does.
  func equip(_ place: Place) {
    place.delegate =
      switch place.node.kind {
      case .screen: nil
      case .stack: StackDelegate(self, place)
      case .tabs: TabsDelegate(self, place)
      case .split: SplitDelegate(self, place)
      case .pages: PagesDelegate(self, place)
      }
  }
}
#endif
