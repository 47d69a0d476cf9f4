#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Gives the window, or what has been adopted, another root.
  ///
  /// What the window's old root presents is dismissed first: it would stay for ever.
  func setRoot(_ node: Node?, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    if mount.isWindow, let old = mount.anchor, old.presentedViewController != nil {
      return old.dismiss(animated: false) { [weak self] in self?.setRoot(node, step, end) }
    }
    let old = root
    leaving += [old].compactMap { $0 }
    root = node.map { makeRoot($0) }
    mount.replace(old, with: root, animated: step.isAnimated, end)
  }

  /// Takes away what is its own once nothing moves on the display any more, the layers first.
  ///
  /// UIKit refuses a dismissal while anything is being presented, and what it refuses would stay.
  func clear() {
    if let transition, wait(for: transition, then: { _ in self.clear() }) { return }
    guard director == nil else { return }
    let old = root
    let lowest = layers.first?.place.controller.presentingViewController
    (root, layers) = (nil, [])
    guard let lowest else { return withdraw(old) }
    lowest.dismiss(animated: false) { self.withdraw(old) }
  }

  private func withdraw(_ root: Place?) {
    if let root, mount.holds(root.controller) {
      mount.replace(root, with: nil, animated: false) {}
    }
  }

  private func makeRoot(_ node: Node) -> Place {
    guard let adopted = mount.container(for: node) else { return makePlain(node) }
    let place = Place(node, adopted, isAdopted: true)
    place.children = node.children.map { make($0) }
    equip(place)
    place.delegate?.install()
    return place
  }

  private func makePlain(_ node: Node) -> Place {
    let place = make(node)
    guard case .presented = mount else { return place }
    place.layerDelegate = LayerDelegate(self, place)
    place.layerDelegate?.install()
    return place
  }
}
#endif
