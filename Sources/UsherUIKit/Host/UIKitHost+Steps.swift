#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Changes the view controllers according to a step, and calls back when they are at rest.
  func begin(_ step: Step, _ end: @escaping @MainActor () -> Void) {
    switch step.edit {
    case .root(let node):
      watchWidth()
      setRoot(node, step, end)
    case .set(let nodes, let id): set(nodes, in: id, step, end)
    case .select(let child, let id): select(child, in: id, step, end)
    case .update(let id, let attributes): update(id, attributes, end)
    case .present(let modal): present(modal, step, end)
    case .remove(let id): dismiss(id, step, end)
    case .push, .replace, .embed: end()
    }
  }

  private func set(
    _ nodes: [Node], in id: NodeID, _ step: Step, _ end: @escaping @MainActor () -> Void
  ) {
    guard let element = element(id) else { return end() }
    let old = element.children
    element.children = nodes.map { node in old.first { $0.id == node.id } ?? make(node) }
    for child in element.children where !old.contains(where: { $0 === child }) {
      child.exit = step.animation.exit
    }
    leaving += old.filter { child in !element.children.contains { $0 === child } }
    switch element.controller {
    case is UINavigationController where element.node.kind == .stack:
      element.setStack(old, animated: step.isAnimated)
      if let top = element.holder(of: element.children)?.topViewController {
        recordDisplay(of: top)
      }
      element.leaveList()
      afterTransition(of: element.holder(of: element.children) ?? element.controller) {
        [weak self] isCancelled in
        if isCancelled || element.hasRestored(old) { self?.rollBack(element, to: old) }
        end()
      }
    case let tabs as UITabBarController: element.setTabs(of: tabs, insteadOf: old, end)
    case is UISplitViewController: setColumns(of: element, insteadOf: old, end)
    case let pages as UIPageViewController: element.setPages(of: pages, end)
    default: element.setSlots(old, end)
    }
  }

  private func select(
    _ child: NodeID, in id: NodeID, _ step: Step, _ end: @escaping @MainActor () -> Void
  ) {
    guard let element = element(id), let child = element.descendant(child) else { return end() }
    let old = element.selected
    element.selected = child.id
    switch element.controller {
    case let tabs as UITabBarController:
      child.showHiding(isSelected: true)
      tabs.selectTab(of: child.controller)
      element.showHiding()
      // A screen of this tab may select another one as it appears.
      running?.hasLanded = true
      for tab in element.children { tab.restoreStack() }
      afterTransition(of: tabs) { _ in end() }
    case let split as UISplitViewController:
      if let column = element.column(of: child, in: split) { split.show(column) }
      afterTransition(of: split) { _ in end() }
    case let pages as UIPageViewController:
      let isForward = element.index(of: old) <= element.index(of: child.id)
      pages.setViewControllers(
        [child.controller], direction: isForward ? .forward : .reverse, animated: step.isAnimated
      ) { _ in end() }
    default: end()
    }
  }

  private func update(
    _ id: NodeID, _ attributes: Node.Attributes, _ end: @escaping @MainActor () -> Void
  ) {
    if let element = element(id) {
      element.node.attributes = attributes
      element.showAttributes()
    }
    end()
  }

  /// Ends a step with the transition that it has begun, or at once if there is none.
  ///
  /// UIKit may begin the transition at the next layout. The app's animation may end incomplete.
  private func afterTransition(
    of controller: UIViewController, _ end: @escaping @MainActor (Bool) -> Void
  ) {
    let stack = controller.changingStack
    let finish: @MainActor (Bool) -> Void = { end($0 || stack?.showsAnother ?? false) }
    if let transition = controller.transitionCoordinator ?? transition,
      wait(for: transition, then: finish)
    {
      return
    }
    guard let running, running.step.isAnimated, stack?.showsAnother ?? false else {
      return end(false)
    }
    awaitBeginning { [weak self] in self?.afterTransition(of: controller, end) }
  }

  /// Looks again when UIKit begins the running step's transition, at the next layout at the latest.
  func awaitBeginning(_ begin: @escaping @MainActor () -> Void) {
    running?.transitionDidBegin = begin
    atNextLayout { [weak self] in self?.followLateTransition() }
  }

  /// Follows the running step's transition, which UIKit has begun late.
  func followLateTransition() {
    guard let begin = running?.transitionDidBegin else { return }
    running?.transitionDidBegin = nil
    begin()
  }
}

extension UINavigationController {
  /// `true` if a view controller other than its top is visible while it is not in transition.
  var showsAnother: Bool {
    guard let window = viewIfLoaded?.window, !window.isHidden, transitionCoordinator == nil else {
      return false
    }
    return topViewController.map { $0.viewIfLoaded?.window == nil } ?? false
  }
}

extension Step {
  var isAnimated: Bool { motion.name != TransitionAnimation.none.name }
}
#endif
