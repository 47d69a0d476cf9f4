#if canImport(UIKit)
import UIKit

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// The tabs in its place; a group with a navigation controller shows its tabs by itself.
  var leaves: [UITab] {
    guard let group = self as? UITabGroup, group.managingNavigationController == nil,
      !group.children.isEmpty
    else { return [self] }
    return group.children.flatMap(\.leaves)
  }

  /// The tab that shows if it is selected; a group shows one of its own.
  var front: UITab { (self as? UITabGroup)?.selectedChild?.front ?? self }

  var content: UIViewController? {
    (self as? UITabGroup)?.managingNavigationController ?? viewController
  }

  /// Returns true if it is the tab, or in a group that is.
  func isInside(_ tab: UITab) -> Bool { self === tab || parent?.isInside(tab) ?? false }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// Makes a tab of the host; one that searches is of a class of its own.
  static func directed(
    _ controller: UIViewController, searches: Bool = false, insteadOf tab: UITab? = nil
  ) -> UITab {
    guard searches else { return DirectedTab(controller, insteadOf: tab) }
    let tab = UISearchTab { _ in controller }
    tab.userInfo = DirectedTab.mark
    _ = tab.viewController
    return tab
  }

  /// `true` if the host has made it, and keeps it up to date.
  var isDirected: Bool { self is DirectedTab || userInfo as? String == DirectedTab.mark }
}

/// A tab that the host has added to those of the app.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
private final class DirectedTab: UITab {
  /// Distinguishes the host's own tabs of other classes from the app's.
  fileprivate static let mark = "usher.tab"

  init(_ controller: UIViewController, insteadOf tab: UITab?) {
    super.init(
      title: tab?.title ?? controller.title ?? "",
      image: tab?.image ?? controller.tabBarItem?.image,
      identifier: "usher \(ObjectIdentifier(controller))"
    ) { _ in controller }
    // The tab of a view controller is known once UIKit has asked for it.
    _ = viewController
  }
}
#endif
