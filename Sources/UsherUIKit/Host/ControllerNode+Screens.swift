#if canImport(UIKit)
import UIKit
import Usher

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

  /// Shows the title and the badge of its node.
  func showAttributes() {
    if let title = node.title, controller.title != title { controller.title = title }
    if tabRoot === self { showBadge() }
    (parent?.delegate as? StackDelegate)?.updateBlocker()
  }

  private func showBadge() {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = controller.tab {
      if let title = node.title, tab is DirectedTab { tab.title = title }
      if node.badge != nil || hasBadge { tab.badgeValue = node.badge }
    } else if node.badge != nil || controller.tabBarItem?.badgeValue != nil {
      controller.tabBarItem?.badgeValue = node.badge
    }
    hasBadge = node.badge != nil
  }

  /// The node itself if its badge is shown: a tab shows the badge of its content.
  private var tabRoot: ControllerNode? { parent?.node.kind == .tabs || parent == nil ? self : nil }
}
#endif
