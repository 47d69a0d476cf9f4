#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Everything that it shows.
  var places: [Place] { (root?.all ?? []) + layers.flatMap(\.place.all) }

  func place(_ id: NodeID) -> Place? {
    for layer in layers.reversed() {
      if let place = layer.place.descendant(id) { return place }
    }
    return root?.descendant(id)
  }

  /// The view controllers that are presented over each other, others' included, the lowest first.
  var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = mount.anchor?.presentedViewController
    while let controller = next, !chain.contains(where: { $0 === controller }) {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
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
    if let root, !holdsRoot(root.controller) {
      root.release()
      self.root = nil
    }
    let content = root?.read()
    for layer in layers { _ = layer.place.read() }
    return SceneTree(root: content, modals: layers.map(\.modal))
  }

  /// Has the witnesses stand where a tree has screens in sight, and its delegates before the app's.
  func attend(to tree: SceneTree) {
    for place in places {
      place.delegate?.install()
      place.layerDelegate?.install()
    }
    for node in tree.visible {
      guard let place = place(node.id) else { continue }
      place.showEmbedded()
      place.witness?.join(self)
    }
  }
}
#endif
