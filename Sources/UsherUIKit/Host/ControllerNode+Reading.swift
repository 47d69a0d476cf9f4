#if canImport(UIKit)
import UIKit
import Usher

extension ControllerNode {
  /// Reads the view controllers, releases children that have left, and returns the current node.
  func read() -> Node {
    let standing = standingChildren
    let gone = children.filter { child in !standing.contains { $0 === child } }
    for element in gone { element.release() }
    if !gone.isEmpty || !children.elementsEqual(standing, by: ===) { children = standing }
    if let current = currentSelection, current != selected {
      selected = current
      showHiding()
    }
    let nodes = standing.map { $0.read() }
    if nodes != node.children || selected != node.shape.selected {
      node.shape = shape(of: nodes, selecting: selected)
    }
    return node
  }

  /// Returns the node as the view controllers are now, and releases nothing.
  func peek() -> Node {
    let nodes = standingChildren.map { $0.peek() }
    let selection = currentSelection
    var node = node
    let isStanding = selection.map { id in nodes.contains { $0.id == id } } ?? false
    node.shape = shape(of: nodes, selecting: isStanding ? selection : nodes.first?.id)
    return node
  }

  private var standingChildren: [ControllerNode] {
    switch controller {
    case _ where node.kind == .screen:
      children.filter { $0.controller.parent === controller }
    case _ where node.kind == .stack:
      elements(of: holder(of: children)?.viewControllers ?? [])
    case let tabs as UITabBarController where node.kind == .tabs:
      tabs.isBuiltOfTabs
        ? children.filter { tabs.contains($0.controller) }
        : elements(of: tabs.viewControllers ?? [])
    default: children
    }
  }

  /// Returns the children among view controllers, in that order, without other view controllers.
  private func elements(of controllers: [UIViewController]) -> [ControllerNode] {
    if controllers.elementsEqual(children, by: { $0 === $1.controller }) { return children }
    return controllers.compactMap { controller in children.first { $0.controller === controller } }
  }

  private var currentSelection: NodeID? {
    let current =
      switch controller {
      case let tabs as UITabBarController: tab(in: tabs)
      case let pages as UIPageViewController: child(pages.viewControllers?.first)
      case let split as UISplitViewController where split.isCollapsed: onlyColumnInSight
      default: nil as ControllerNode?
      }
    if let current { return current.id }
    return children.contains { $0.id == selected } ? selected : children.first?.id
  }

  /// The only visible column of a collapsed split; `nil` while everything is covered.
  private var onlyColumnInSight: ControllerNode? {
    let columns = children.filter { $0.all.contains(where: \.isInSight) }
    return columns.count == 1 ? columns.first : nil
  }

  /// `true` if it is a screen with a view that is known to be visible.
  var isInSight: Bool {
    observer?.isInSight ?? (node.kind == .screen && controller.viewIfLoaded?.window != nil)
  }

  /// `true` if its view is in a window that is not hidden.
  ///
  /// UIKit adds the next page as soon as a swipe to it begins, but the page counts only once it is
  /// the current one.
  var isVisible: Bool {
    guard let window = controller.viewIfLoaded?.window, !window.isHidden else { return false }
    return isOnCurrentPage
  }

  private var isOnCurrentPage: Bool {
    guard let parent else { return true }
    guard let pages = parent.controller as? UIPageViewController else {
      return parent.isOnCurrentPage
    }
    return parent.child(pages.viewControllers?.first) === self && parent.isOnCurrentPage
  }

  private func shape(of nodes: [Node], selecting selected: NodeID?) -> Node.Shape {
    let current = selected ?? id
    return switch node.kind {
    case .screen: .screen(embedded: nodes)
    case .stack: .stack(nodes)
    case .tabs: .tabs(nodes, selected: current)
    case .split: .split(nodes, selected: current)
    case .pages: .pages(nodes, selected: current)
    }
  }
}
#endif
