#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Gives the window, or what has been adopted, another root.
  ///
  /// What the window's old root presents is dismissed first: it would stay for ever.
  func setRoot(_ node: Node?, _ end: @escaping @MainActor () -> Void) {
    if mount.isWindow, let old = mount.anchor, old.presentedViewController != nil {
      return old.dismiss(animated: false) { [weak self] in self?.setRoot(node, end) }
    }
    let old = root
    let new = node.map { makeRoot($0) }
    root = new
    mount.replace(old, with: new)
    old?.release()
    end()
  }

  /// Whether the root's view controller is where the host has put it.
  func holdsRoot(_ controller: UIViewController) -> Bool { mount.holds(controller) }

  private func makeRoot(_ node: Node) -> Place {
    guard let adopted = mount.adoptedContainer(for: node) else { return make(node) }
    let place = Place(node, adopted, isAdopted: true)
    place.children = node.children.map { make($0) }
    equip(place)
    place.delegate?.install()
    return place
  }
}

extension Mount {
  var isWindow: Bool {
    guard case .window = self else { return false }
    return true
  }

  /// The container that the app has already, where a root of its kind is to live in it.
  @MainActor fileprivate func adoptedContainer(for node: Node) -> UIViewController? {
    guard case .adopted(let controller) = self else { return nil }
    switch node.kind {
    case .stack: return controller as? UINavigationController
    case .tabs: return controller as? UITabBarController
    case .screen, .split, .pages: return nil
    }
  }

  @MainActor fileprivate func holds(_ controller: UIViewController) -> Bool {
    switch self {
    case .window(let window): window.rootViewController === controller
    case .adopted(let adopted): adopted === controller || controller.parent === adopted
    }
  }

  @MainActor fileprivate func replace(_ old: Place?, with new: Place?) {
    switch self {
    case .window(let window):
      window.rootViewController = new?.controller
      if new != nil, window.isHidden { window.makeKeyAndVisible() }
    case .adopted(let adopted):
      old?.withdraw(from: adopted)
      new?.enter(adopted)
    }
  }
}
#endif
