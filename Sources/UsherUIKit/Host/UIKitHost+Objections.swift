#if canImport(UIKit)
import UIKit
package import Usher
import UsherAppleSupport

/// Refusals of requests for which UIKit raises exceptions, and view controllers' declared styles.
extension UIKitHost: ScreenInspectingHost {
  package func standsAlone(_ node: Node, _ screens: Screens) -> Bool {
    controller(of: node, screens)?.standsAlone ?? false
  }

  package func style(of node: Node, _ screens: Screens) -> Modal.Style? {
    controller(of: node, screens).flatMap(\.declaredStyle)
  }

  package func objection(
    to tree: SceneTree, adding nodes: [Node], _ screens: Screens
  ) -> Objection? {
    if case .presented(let presenter) = mount, presenter.viewIfLoaded?.window == nil, root == nil {
      return (
        "\(type(of: presenter)), which is to present, is in no window.",
        "Start it once the view controller has appeared."
      )
    }
    for node in nodes {
      if let objection = objection(to: node, in: tree, screens) { return objection }
    }
    return nil
  }

  package func policyDidChange() { checkSoon() }

  private func objection(
    to node: Node, in tree: SceneTree, _ screens: Screens
  ) -> Objection? {
    if let objection = tree.objection(toColumnsOf: node) { return objection }
    if let screen = screens(node.id) as? UIViewController, let window = screen.windowOfRoot,
      mount.window != nil && window !== mount.window && !screen.isRootOfWindow
    {
      return (
        "\(type(of: screen)) is in another window, and a screen has one place.",
        "Make a new one for this window, or remove it there and wait until it has left the display."
      )
    }
    let parent = tree.path(to: node.id).dropLast().last
    switch parent?.kind {
    case .screen?: return parent.flatMap { objection(toEmbedding: node, in: $0, screens) }
    case .stack?: return controller(of: node, screens)?.pushObjection
    case .tabs?: return parent.flatMap { objection(toTabs: $0, screens) }
    case nil where controller(of: node, screens)?.isRootOfWindow ?? false && node.id != root?.id:
      return (
        "\(name(of: node, screens)) is the root of a window already.",
        "Give the window another root first, or show another view controller."
      )
    default: return nil
    }
  }

  /// Returns an objection to columns behind the More tab, which would have to be pushed.
  private func objection(
    toTabs tabs: Node, _ screens: Screens
  ) -> Objection? {
    guard tabs.children.count > 5, mount.anchor?.traitCollection.horizontalSizeClass == .compact,
      let split = tabs.children[4...].first(where: { isSplit($0, screens) })
    else { return nil }
    return (
      "\(name(of: split, screens)) would be behind the More tab, which cannot show columns.",
      "Put it among the first four tabs, or have no more than five."
    )
  }

  /// A view that another framework draws has no room for subviews of UIKit's.
  private func objection(
    toEmbedding node: Node, in parent: Node, _ screens: Screens
  ) -> Objection? {
    let screen = screens(parent.id)
    guard screen is any ControllerProviding || screen is any DrawnBySwiftUI else { return nil }
    return (
      "\(parent.name) is drawn by another framework, and no view controller can be embedded in it.",
      "Push or present \(node.name), or embed it in a view controller."
    )
  }

  private func isSplit(_ node: Node, _ screens: Screens) -> Bool {
    node.kind == .split || controller(of: node, screens) is UISplitViewController
  }

  private func name(of node: Node, _ screens: Screens) -> String {
    controller(of: node, screens).map { "\(type(of: $0))" } ?? node.name
  }

  /// Returns the view controller of a node, or the app's container around its content.
  private func controller(of node: Node, _ screens: Screens) -> UIViewController? {
    if node.kind == .screen { return screens(node.id) as? UIViewController }
    let content = node.children.first.flatMap { controller(of: $0, screens) }
    return content?.container.flatMap { $0.holds(node.kind) ? $0 : nil }
  }
}

extension UIViewController {
  /// The placement that its presentation style declares.
  var placement: Placement {
    switch declaredStyle {
    case .cover: .cover
    case .popover: .popover
    case .sheet, .alert, nil: .sheet
    }
  }

  /// The window of its outermost container or presenter, even if its own view is not visible.
  fileprivate var windowOfRoot: UIWindow? {
    var root = self
    while let next = root.parent ?? root.presentingViewController { root = next }
    return root.viewIfLoaded?.window
  }

  fileprivate var isRootOfWindow: Bool { viewIfLoaded?.window?.rootViewController === self }

  fileprivate func holds(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .stack: self is UINavigationController
    case .tabs: self is UITabBarController
    case .split: self is UISplitViewController
    case .pages: self is UIPageViewController
    case .screen: false
    }
  }
}
#endif
