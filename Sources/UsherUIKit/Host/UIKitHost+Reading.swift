#if canImport(UIKit)
public import UIKit
public import Usher

extension UIKitHost {
  /// Everything that it shows.
  var places: [Place] { (root?.all ?? []) + layers.flatMap(\.place.all) }

  func place(_ id: NodeID) -> Place? {
    for layer in layers.reversed() {
      if let place = layer.place.descendant(id) { return place }
    }
    return root?.descendant(id)
  }

  /// Returns the view controller that stands for a node.
  ///
  /// - Parameter id: The node.
  /// - Returns: The view controller, or `nil` for what is not shown.
  public func viewController(for id: NodeID) -> UIViewController? { place(id)?.controller }

  /// Whether it holds a screen.
  package func holds(_ screen: any Screen) -> Bool {
    places.contains { place in
      place.controller === screen || (place.controller as? PlainController)?.screen === screen
    }
  }

  /// The view controllers that are presented over each other, others' included, the lowest first.
  var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = mount.anchor.flatMap { presented(by: $0) }
    while let controller = next, !chain.contains(where: { $0 === controller }) {
      chain.append(controller)
      next = presented(by: controller)
    }
    return chain
  }

  /// What a view controller presents, or one inside it that defines the context of one of ours.
  private func presented(by controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController { return presented }
    return layers.lazy.map(\.place.controller).first {
      $0.presentingViewController?.isInside(controller) ?? false
    }
  }

  /// What moves on the display now, whoever moves it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    let controllers = places.lazy.map(\.controller)
    return controllers.compactMap(\.transitionCoordinator).first
      ?? (chain + [mount.anchor].compactMap { $0 }).lazy.compactMap(\.transitionCoordinator).first
  }

  /// Looks at the view controllers, and lets go of what is not there any more.
  func read() -> SceneTree {
    let chain = chain
    for layer in layers where !chain.contains(where: { $0 === layer.place.controller }) {
      layer.place.release()
    }
    layers.removeAll { layer in !chain.contains { $0 === layer.place.controller } }
    let content = readRoot()
    for layer in layers { _ = layer.place.read() }
    return SceneTree(root: content, modals: layers.map(\.modal))
  }

  /// What has been adopted is there still when nothing of ours is in it any more.
  private func readRoot() -> Node? {
    guard let root else { return nil }
    let isThere = mount.holds(root.controller)
    let content = isThere ? root.read() : nil
    if let content, !root.isAdopted || !content.children.isEmpty { return content }
    root.release()
    self.root = nil
    return nil
  }

  /// Has the witnesses stand where a tree has screens in sight, and its delegates before the app's.
  func attend(to tree: SceneTree) {
    for place in places {
      place.delegate?.install()
      place.layerDelegate?.install()
    }
    for place in layers.map(\.place) where place.isPresented {
      Departure.watch(place.controller, for: self)
    }
    for place in places where place.isInWindow && !place.isAttended { place.attend(self) }
    let late = tree.visible.compactMap { place($0.id) }.filter { !$0.isAttended }
    guard !late.isEmpty else { return }
    soon { [weak self] in
      guard let self else { return }
      for place in late where places.contains(where: { $0 === place }) { place.attend(self) }
    }
  }
}

extension Place {
  fileprivate var isPresented: Bool { controller.presentingViewController != nil }

  fileprivate var isInWindow: Bool { controller.viewIfLoaded?.window != nil }

  /// Whether its witness stands with it, and its slots are filled.
  fileprivate var isAttended: Bool {
    guard let witness else { return true }
    return witness.parent != nil && children.allSatisfy { $0.controller.viewIfLoaded != nil }
  }

  fileprivate func attend(_ host: UIKitHost) {
    showEmbedded()
    witness?.join(host)
  }
}
#endif
