package import Usher

#if canImport(UIKit)
import UIKit
#endif

/// The declarations of screens that are view controllers, with the same effect as in the host for
/// UIKit.
extension SwiftUIHost {
  package func standsAlone(_ node: Node, _ screens: Screens) -> Bool {
    #if canImport(UIKit)
    return screens(node.id).map { $0 is UINavigationController || $0 is UISplitViewController }
      ?? false
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
    guard let parent = tree.path(to: node.id).dropLast().last else { return nil }
    #if canImport(UIKit)
    if parent.kind == .screen, screens(parent.id) is UIViewController {
      return (
        "\(parent.name) is a view controller, and no view can be embedded in it.",
        "Push or present \(node.name), or embed it in a view."
      )
    }
    #endif
    guard parent.kind == .stack, standsAlone(node, screens) else { return nil }
    return (
      "\(node.name) has a bar or columns of its own, and cannot be pushed.",
      "Present it, or make it the window's root."
    )
  }
}

#if canImport(UIKit)
extension UIViewController {
  /// The style that the app has set, or `nil` for the system's default.
  fileprivate var declaredStyle: Modal.Style? {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .cover
    #if !os(tvOS)
    case .popover: .popover
    #endif
    case .automatic: nil
    default: .sheet
    }
  }
}
#endif
