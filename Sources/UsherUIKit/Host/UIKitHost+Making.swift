#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Makes the view controllers of a node and its descendants; screens belong to the app.
  ///
  /// Those that the running step takes from another place are used again.
  func make(_ node: Node, in container: ControllerNode? = nil) -> ControllerNode {
    if let element = returning(node, to: container) { return element }
    let children = node.children.map { make($0) }
    let element = ControllerNode(node, controller(for: node, children))
    element.children = children
    makeDelegate(element)
    fill(element)
    return element
  }

  private func controller(for node: Node, _ children: [ControllerNode]) -> UIViewController {
    if let own = ownStack(for: node) ?? appContainer(node.kind, around: children) { return own }
    return switch node.kind {
    case .screen: screen(of: node)
    case .stack: UINavigationController()
    case .tabs: UITabBarController()
    case .split: UISplitViewController(columns: children.count)
    case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
  }

  private func screen(of node: Node) -> UIViewController {
    director?.screen(for: node.id).map { controller(of: $0, for: node) } ?? UIViewController()
  }

  /// Returns the container that the app itself has built around the children, if any.
  private func appContainer(_ kind: Node.Kind, around children: [ControllerNode])
    -> UIViewController?
  {
    guard let container = children.first?.controller.container else { return nil }
    let own = elements + leaving.flatMap(\.all)
    guard !own.contains(where: { $0.controller === container }) else { return nil }
    return switch kind {
    case .screen: nil
    case .stack: container as? UINavigationController
    case .tabs: container as? UITabBarController
    case .split: container as? UISplitViewController
    case .pages: container as? UIPageViewController
    }
  }

  /// Sets the children of a container that does not hold them already.
  func fill(_ element: ControllerNode) {
    switch element.controller {
    case _ where element.node.kind == .screen: element.setSlots([]) {}
    case is UINavigationController: element.setStack([], animated: false)
    case let tabs as UITabBarController: element.setTabs(of: tabs, insteadOf: []) {}
    case let split as UISplitViewController:
      if showsColumnsSideBySide { split.traitOverrides.horizontalSizeClass = .regular }
      element.setColumns(of: split) {}
    case let pages as UIPageViewController: element.setPages(of: pages) {}
    default: break
    }
    element.delegate?.install()
    element.showAttributes()
  }

  /// `true` if a layout is arranged for a wide window: a phone that unfolds keeps a compact size
  /// class, in which UIKit would show only one column.
  private var showsColumnsSideBySide: Bool {
    director.map { $0.hasAdaptiveLayout && $0.width == .regular } ?? false
  }

  /// Creates the delegate that reports the user's changes of a container.
  func makeDelegate(_ element: ControllerNode) {
    element.delegate =
      switch element.node.kind {
      case .screen: nil
      case .stack: StackDelegate(self, element)
      case .tabs: TabsDelegate(self, element)
      case .split: SplitDelegate(self, element)
      case .pages: PagesDelegate(self, element)
      }
  }
}
#endif
