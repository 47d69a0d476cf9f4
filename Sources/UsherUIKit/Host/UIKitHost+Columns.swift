#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

// A split view controller has a fixed number of columns. When a third column comes or goes, the
// host replaces the split view controller by another with the same screens and modals.

extension UIKitHost {
  func setColumns(
    of element: ControllerNode, insteadOf old: [ControllerNode],
    _ end: @escaping @MainActor () -> Void
  ) {
    guard let split = element.controller as? UISplitViewController else { return end() }
    let isNarrow = element.children.count > 2 && split.style != .tripleColumn
    let isWide = element.children.count < 3 && old.count > 2
    guard isNarrow || isWide else { return element.setColumns(of: split, end) }
    for column in ControllerNode.columns(old.count) { split.setViewController(nil, for: column) }
    element.delegate?.uninstall()
    element.replaceController(UISplitViewController(columns: element.children.count))
    makeDelegate(element)
    fill(element)
    insert(element, insteadOf: split, end)
  }

  private func insert(
    _ element: ControllerNode, insteadOf old: UIViewController,
    _ end: @escaping @MainActor () -> Void
  ) {
    guard let parent = element.parent else { return insertBelow(element, insteadOf: old, end) }
    switch parent.controller {
    case let tabs as UITabBarController:
      tabs.replace(old, with: element.controller)
      parent.setTabs(of: tabs, insteadOf: parent.children, end)
    case let split as UISplitViewController: parent.setColumns(of: split, end)
    case let pages as UIPageViewController: parent.setPages(of: pages, end)
    default:
      old.leaveParent()
      parent.setSlots([], end)
    }
  }

  /// First dismisses its modals, which UIKit would keep alive forever, and presents them again.
  private func insertBelow(
    _ element: ControllerNode, insteadOf old: UIViewController,
    _ end: @escaping @MainActor () -> Void
  ) {
    let over = presentedControllers.drop { element !== root && $0.element !== element }
    let finish: @MainActor () -> Void = { [weak self] in
      self?.exchange(element, old) { self?.presentAgain(over, end) }
    }
    let presenter = old.presentingViewController ?? (old.presentedViewController.map { _ in old })
    presenter.map { $0.dismiss(animated: false, completion: finish) } ?? finish()
  }

  private func exchange(
    _ element: ControllerNode, _ old: UIViewController, _ end: @escaping @MainActor () -> Void
  ) {
    guard element === root else { return end() }
    if old.parent != nil { old.leaveParent() }
    if !mount.isWindow { element.presentationDelegate?.installForPresentation() }
    mount.replace(nil, with: element, animated: false, end)
  }

  private func presentAgain(
    _ over: ArraySlice<PresentedController>, _ end: @escaping @MainActor () -> Void
  ) {
    guard let presented = over.first, let top = chain.last ?? mount.anchor else { return end() }
    prepare(presented, presenter: element(presented.presenter)?.controller ?? top)
    top.present(presented.element.controller, animated: false) { [weak self] in
      self?.presentAgain(over.dropFirst(), end)
    }
  }
}

extension UISplitViewController {
  convenience init(columns: Int) {
    self.init(style: columns > 2 ? .tripleColumn : .doubleColumn)
  }
}
#endif
