#if canImport(UIKit)
import UIKit
import Usher

extension ControllerNode {
  /// Sets a stack's screens in one transition; other screens keep their place below the host's.
  func setStack(_ old: [ControllerNode], animated: Bool) {
    let known = old + children
    guard let stack = holder(of: known) else { return }
    let current = stack.viewControllers
    let isOurs = { (controller: UIViewController) in
      known.contains { $0.controller === controller }
    }
    let isShared = isAdopted || stack !== controller
    var next = isShared ? Array(current.prefix { !isOurs($0) }) : []
    for child in children {
      next.append(child.controller)
      guard child !== children.last,
        let index = current.firstIndex(where: { $0 === child.controller })
      else { continue }
      next += current[(index + 1)...].prefix { !isOurs($0) }
    }
    guard !next.elementsEqual(current, by: ===) else { return }
    let column = columnAbove
    if column != nil { next.removeAll { $0 is UINavigationController } }
    for controller in next { controller.leaveOthers(than: stack) }
    stack.show(next, animated: animated && column == nil)
    if let column { column.split.show(column.column) }
  }

  /// The column that UIKit has pushed onto this one because the collapsed split shows only one.
  ///
  /// It cannot be set together with the screens below it, and is shown again over them.
  private var columnAbove: (split: UISplitViewController, column: UISplitViewController.Column)? {
    guard let parent, let split = parent.controller as? UISplitViewController, split.isCollapsed,
      let above = parent.children.first(where: { $0.id == parent.selected }), above !== self,
      let stack = controller as? UINavigationController,
      stack.viewControllers.last is UINavigationController
    else { return nil }
    return parent.column(of: above, in: split).map { (split, $0) }
  }

  /// Restores a stack that a cancelled transition or the More list has left without some screens.
  func restoreStack() {
    guard node.kind == .stack, let stack = holder(of: children) else { return }
    let standing = Set(stack.viewControllers.map(ObjectIdentifier.init))
    guard !children.allSatisfy({ standing.contains(ObjectIdentifier($0.controller)) }) else {
      return
    }
    setStack(children, animated: false)
  }

  /// Sets the tabs; the app's stay before them in a tab bar that it has lent or built of tabs.
  func setTabs(of tabs: UITabBarController, insteadOf old: [ControllerNode], _ end: () -> Void) {
    let isOwn = !isAdopted && !tabs.isBuiltOfTabs
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *),
      tabs.isBuiltByHost || isOwn && tabs.content.isEmpty && needsTabs
    {
      tabs.setTabs(of: children)
    } else {
      let former = isOwn ? tabs.viewControllers ?? [] : old.map(\.controller)
      tabs.exchange(former, for: children.map(\.controller))
    }
    #if !os(tvOS) && !os(visionOS)
    if isOwn { tabs.customizableViewControllers = [] }
    #endif
    for child in children { child.showAttributes() }
    selectNeighborIfNeeded()
    if let selected = children.first(where: { $0.id == selected }), !isAdopted,
      tab(in: tabs) !== selected
    {
      tabs.selectTab(of: selected.controller)
    }
    showHiding()
    for child in children { child.restoreStack() }
    end()
  }

  /// `true` if its labels or its style need a tab bar built of tabs, not of view controllers.
  private var needsTabs: Bool {
    node.attributes.style.contains(.sidebarAdaptable)
      || children.contains { child in
        child.node.tabLabel.map { $0.role != nil || $0.isHidden } ?? false
      }
  }

  func setPages(of pages: UIPageViewController, _ end: @escaping @MainActor () -> Void) {
    selectNeighborIfNeeded()
    guard let current = children.first(where: { $0.id == selected }) else { return end() }
    pages.setViewControllers([current.controller], direction: .forward, animated: false) { _ in
      end()
    }
  }

  func index(of id: NodeID?) -> Int { children.firstIndex { $0.id == id } ?? 0 }

  /// Selects the neighbor of a selected child that has left, as the tree does.
  func selectNeighborIfNeeded() {
    guard !children.contains(where: { $0.id == selected }), !children.isEmpty else { return }
    let index = node.children.firstIndex { $0.id == selected } ?? 0
    selected = children[min(index, children.count - 1)].id
  }
}

extension UINavigationController {
  /// Sets the stack; a push and a pop of one go through the methods that the app may override.
  fileprivate func show(_ next: [UIViewController], animated: Bool) {
    let current = viewControllers
    if let top = next.last, next.dropLast().elementsEqual(current, by: ===), !current.isEmpty {
      pushViewController(top, animated: animated)
    } else if !next.isEmpty, next.elementsEqual(current.dropLast(), by: ===) {
      popViewController(animated: animated)
    } else {
      setViewControllers(next, animated: animated)
    }
  }
}

extension UIViewController {
  /// Leaves a navigation controller that the app has added it to; UIKit allows only one.
  fileprivate func leaveOthers(than stack: UINavigationController) {
    guard let other = parent as? UINavigationController, other !== stack,
      other.viewControllers.contains(where: { $0 === self })
    else { return }
    other.setViewControllers(other.viewControllers.filter { $0 !== self }, animated: false)
  }
}
#endif
