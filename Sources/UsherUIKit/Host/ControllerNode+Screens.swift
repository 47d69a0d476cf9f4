#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

extension ControllerNode {
  /// Removes the previous contents of the slots, and adds the new contents.
  func setSlots(_ old: [ControllerNode], _ end: () -> Void) {
    for element in old where !children.contains(where: { $0 === element }) {
      element.controller.leaveParent()
    }
    for child in children where child.controller.parent !== controller {
      controller.addChild(child.controller)
    }
    if controller.isViewLoaded { showEmbedded() }
    end()
  }

  /// Adds the embedded views to their slots once the screen is about to become visible.
  func showEmbedded() {
    guard node.kind == .screen else { return }
    for child in children where child.controller.viewIfLoaded?.superview == nil {
      controller.fill(view(forSlot: child.node.slot ?? ""), with: child.controller)
      child.controller.didMove(toParent: controller)
    }
  }

  private func view(forSlot slot: String) -> UIView? {
    (controller as? any SlotProviding)?.view(forSlot: slot) ?? controller.view?.view(forSlot: slot)
  }

  /// Shows the title, the label and the badge of its node.
  func showAttributes() {
    if let title = node.title, controller.title != title { controller.title = title }
    if tabRoot === self { showTab() }
    if let tabs = controller as? UITabBarController, !isAdopted { tabs.show(node.attributes.style) }
    (parent?.delegate as? StackDelegate)?.updateBlocker()
  }

  private func showTab() {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = controller.tab {
      if tab.isDirected { showLabel(at: tab) }
      if node.badge != nil || hasBadge { tab.badgeValue = node.badge }
    } else {
      showLabel()
      if node.badge != nil || controller.tabBarItem?.badgeValue != nil {
        controller.tabBarItem?.badgeValue = node.badge
      }
    }
    hasBadge = node.badge != nil
  }

  /// Writes a label to a view controller's bar item, and removes a former one; without one the item
  /// is the app's.
  private func showLabel() {
    guard let item = controller.tabBarItem, node.tabLabel != shownLabel else { return }
    shownLabel = node.tabLabel
    (item.title, item.image) = (node.label, shownLabel?.tabImage)
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  private func showLabel(at tab: UITab) {
    let label = node.tabLabel
    if label?.title != nil || !(tab is UISearchTab) { tab.title = node.label }
    if let image = label?.tabImage { tab.image = image }
    showHiding(isSelected: parent?.selected == id)
  }

  /// Hides the tabs that are labeled as hidden, except the selected one.
  func showHiding() {
    guard node.kind == .tabs else { return }
    for child in children { child.showHiding(isSelected: child.id == selected) }
  }

  func showHiding(isSelected: Bool) {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = controller.tab, tab.isDirected
    else { return }
    let isHidden = node.tabLabel?.isHidden == true && !isSelected
    if tab.isHidden != isHidden { tab.isHidden = isHidden }
  }

  /// The node itself if its badge is shown: a tab shows the badge of its content.
  private var tabRoot: ControllerNode? { parent?.node.kind == .tabs || parent == nil ? self : nil }
}

extension TabLabel {
  /// The image of the app or of the system.
  fileprivate var tabImage: UIImage? {
    switch image {
    case .symbol(let name): UIImage(systemName: name)
    case .asset(let name): UIImage(named: name)
    case nil: nil
    }
  }
}

extension UITabBarController {
  /// Shows a sidebar, on systems that have it.
  fileprivate func show(_ style: ContainerStyle) {
    #if !os(tvOS)
    if #available(iOS 18.0, visionOS 2.0, *), style.contains(.sidebarAdaptable) {
      mode = .tabSidebar
    }
    #endif
  }
}
#endif
