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

  /// Lets go of what is its own, which leaves the display once nothing moves there any more.
  func clear() {
    let leftovers = Leftovers(mount: mount, root: root, layers: layers, host: self)
    (root, layers) = (nil, [])
    leftovers.clear()
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
