#if canImport(UIKit)
public import UIKit
public import Usher

extension UIKitHost {
  var elements: [ControllerNode] { (root?.all ?? []) + presentedControllers.flatMap(\.element.all) }

  func element(_ id: NodeID) -> ControllerNode? {
    for presented in presentedControllers.reversed() {
      if let element = presented.element.descendant(id) { return element }
    }
    return root?.descendant(id)
  }

  /// Returns the view controller of a node, or `nil` if the node is not shown.
  public func viewController(for id: NodeID) -> UIViewController? { element(id)?.controller }

  package func holds(_ screen: any Screen) -> Bool {
    let provided = provided(by: screen)
    return elements.map(\.controller).contains { controller in
      controller === screen || controller === provided && provided != nil
        || (controller as? PlaceholderController)?.screen === screen
    }
  }

  /// The presented view controllers from the lowest to the topmost, including the app's own.
  var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = mount.anchor.flatMap { presented(by: $0) }
    while let controller = next, !chain.contains(where: { $0 === controller }) {
      chain.append(controller)
      next = presented(by: controller)
    }
    return chain
  }

  /// Returns the presentation of a view controller, or of a child that defines the context.
  private func presented(by controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController { return presented }
    return presentedControllers.lazy.map(\.element.controller).first {
      $0.presentingViewController?.isInside(controller) ?? false
    }
  }

  /// Any transition that is running on the display.
  var transition: (any UIViewControllerTransitionCoordinator)? { transitions.first { _ in true } }

  /// The transitions that are running on the display; one may be there several times.
  var transitions: some Sequence<any UIViewControllerTransitionCoordinator> {
    let anchored = chain + [mount.anchor].compactMap { $0 }
    return [elements.map(\.controller), anchored].joined().lazy.compactMap(\.transitionCoordinator)
  }

  /// Reads the view controllers and releases nodes that have left.
  func read() -> SceneTree {
    releaseDismissed()
    let content = readRoot()
    for presented in presentedControllers { _ = presented.element.read() }
    return SceneTree(root: content, modals: presentedControllers.map(\.modal))
  }

  /// Releases modals that are no longer presented.
  func releaseDismissed() {
    let chain = chain
    for presented in presentedControllers
    where !chain.contains(where: { $0 === presented.element.controller }) {
      presented.element.release()
    }
    presentedControllers.removeAll { presented in
      !chain.contains { $0 === presented.element.controller }
    }
  }

  /// Reads the root; an adopted container stays, even without the host's view controllers.
  private func readRoot() -> Node? {
    guard let root else { return nil }
    let isThere = mount.holds(root.controller)
    let content = isThere ? root.read() : nil
    if let content, !root.isAdopted || !content.children.isEmpty { return content }
    root.release()
    self.root = nil
    return nil
  }

  /// Installs observers in all visible screens, and delegates in front of the app's.
  func installObservers(for tree: SceneTree) {
    for element in elements {
      element.delegate?.install()
      element.presentationDelegate?.install()
    }
    for element in presentedControllers.map(\.element) where element.isPresented {
      watchDismissal(of: element.controller)
    }
    for element in elements where element.isInWindow && !element.isObserved {
      element.installObservers(self)
    }
    let late = tree.visible.compactMap { element($0.id) }.filter { !$0.isObserved }
    guard !late.isEmpty else { return }
    soon { [weak self] in
      guard let self else { return }
      for element in late where elements.contains(where: { $0 === element }) {
        element.installObservers(self)
      }
    }
  }
}

extension ControllerNode {
  var isPresented: Bool { controller.presentingViewController != nil }

  fileprivate var isInWindow: Bool { controller.viewIfLoaded?.window != nil }

  /// `true` if its observer is installed and its slots are filled.
  fileprivate var isObserved: Bool {
    guard let observer else { return true }
    return observer.superview != nil && children.allSatisfy { $0.controller.viewIfLoaded != nil }
  }

  fileprivate func installObservers(_ host: UIKitHost) {
    showEmbedded()
    observer?.join(host)
  }
}
#endif
