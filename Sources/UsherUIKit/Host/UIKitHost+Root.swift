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
    if let node, let old = root, node.shares(old) { return rearrange(old, as: node, end) }
    let old = root
    leaving += [old].compactMap { $0 }
    root = node.map { makeRoot($0) }
    mount.replace(old, with: root, animated: step.isAnimated, end)
  }

  /// Shows view controllers of the old root in another arrangement.
  ///
  /// The old root leaves the display first, since UIKit allows a view controller only one place.
  private func rearrange(
    _ old: ControllerNode, as node: Node, _ end: @escaping @MainActor () -> Void
  ) {
    mount.replace(old, with: nil, animated: false) { [weak self] in
      guard let self else { return }
      leaving.append(old)
      let new = makeRoot(node)
      root = new
      mount.replace(nil, with: new, animated: false, end)
    }
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
    element.children = node.children.map { make($0, in: element) }
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

extension Node {
  /// `true` if a root on the display has one of its nodes.
  @MainActor fileprivate func shares(_ root: ControllerNode) -> Bool {
    let shown = Set(root.all.map(\.id))
    return SceneTree(root: self).nodes.contains { shown.contains($0.id) }
  }
}
#endif
