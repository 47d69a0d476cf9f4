#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Replaces the root of the window or of the adopted container.
  ///
  /// Dismisses the old root's presentations first, because UIKit would keep it alive forever.
  func setRoot(_ node: Node?, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    if mount.isWindow, let old = mount.anchor, old.presentedViewController != nil {
      return old.dismiss(animated: false) { [weak self] in self?.setRoot(node, step, end) }
    }
    let old = root
    leaving += [old].compactMap { $0 }
    root = node.map { makeRoot($0) }
    mount.replace(old, with: root, animated: step.isAnimated, end)
  }

  /// Releases the host's view controllers, which leave the display once it is at rest.
  func clear() {
    let detached = DetachedControllers(
      mount: mount, root: root, presentedControllers: presentedControllers, host: self)
    (root, presentedControllers) = (nil, [])
    detached.clear()
  }

  private func makeRoot(_ node: Node) -> ControllerNode {
    guard let adopted = mount.container(for: node) else { return makePlain(node) }
    let element = ControllerNode(node, adopted, isAdopted: true)
    element.children = node.children.map { make($0) }
    makeDelegate(element)
    element.delegate?.install()
    return element
  }

  private func makePlain(_ node: Node) -> ControllerNode {
    let element = make(node)
    guard case .presented = mount else { return element }
    element.presentationDelegate = PresentationDelegate(self, element)
    element.presentationDelegate?.installForPresentation()
    return element
  }
}
#endif
