package import Usher

#if canImport(UIKit)
import UIKit
import UsherAppleSupport
#endif

/// The declarations of screens that are view controllers, with the same effect as in the host for
/// UIKit.
extension SwiftUIHost {
  package func standsAlone(_ node: Node, _ screens: Screens) -> Bool {
    #if canImport(UIKit)
    return (screens(node.id) as? UIViewController)?.standsAlone ?? false
    #else
    return false
    #endif
  }

  package func style(of node: Node, _ screens: Screens) -> Modal.Style? {
    #if canImport(UIKit)
    return (screens(node.id) as? UIViewController)?.declaredStyle
    #else
    return nil
    #endif
  }

  /// A stack cannot contain another one, and a view controller cannot contain a view of SwiftUI.
  func objection(
    toController node: Node, in tree: SceneTree, _ screens: Screens
  ) -> Objection? {
    #if canImport(UIKit)
    guard let parent = tree.path(to: node.id).dropLast().last else { return nil }
    if parent.kind == .screen, screens(parent.id) is UIViewController {
      return (
        "\(parent.name) is a view controller, and no view can be embedded in it.",
        "Push or present \(node.name), or embed it in a view."
      )
    }
    if parent.kind == .stack { return (screens(node.id) as? UIViewController)?.pushObjection }
    #endif
    return nil
  }
}
