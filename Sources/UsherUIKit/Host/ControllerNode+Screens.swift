#if canImport(UIKit)
import UIKit
import Usher

extension ControllerNode {
  /// Takes what has left out of the slots, and what is new in.
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

  /// Puts the views of what is embedded where they belong, once its screen comes into sight.
  func showEmbedded() {
    guard node.kind == .screen else { return }
    for child in children where child.controller.viewIfLoaded?.superview == nil {
      let slot = (controller as? any SlotProviding)?.view(forSlot: child.node.slot ?? "")
      controller.fill(slot, with: child.controller)
      child.controller.didMove(toParent: controller)
    }
  }

  /// Shows the title and the badge that its node has.
  func showAttributes() {
    if let title = node.title, controller.title != title { controller.title = title }
    if node.badge != nil || controller.tabBarItem?.badgeValue != nil, tabRoot === self {
      controller.tabBarItem?.badgeValue = node.badge
    }
    (parent?.delegate as? StackDelegate)?.updateBlocker()
  }

  /// Itself, where a badge is to be shown: the badge of a tab is that of what fills it.
  private var tabRoot: ControllerNode? { parent?.node.kind == .tabs || parent == nil ? self : nil }
}
#endif
