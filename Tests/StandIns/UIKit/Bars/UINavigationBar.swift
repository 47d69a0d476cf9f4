public import Foundation

/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {
  /// The delegate, which may prevent changes.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the stack, lowest first.
  open var items: [UINavigationItem]? = []
  /// A Boolean value that indicates whether titles are large.
  open var prefersLargeTitles = false
  /// A Boolean value that indicates whether the background is translucent.
  open var isTranslucent = true
  /// The item of the top controller.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  func show(_ stack: [UIViewController]) {
    items = stack.map(\.navigationItem)
    for item in items ?? [] { item.bar = self }
    showTitleView()
  }

  /// Shows the title view of the top item.
  func showTitleView() {
    for view in subviews where view !== topItem?.titleView { view.removeFromSuperview() }
    if let view = topItem?.titleView, view.superview !== self { addSubview(view) }
  }
}

/// Methods that prevent changes of a navigation bar.
@MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// The default: allowed.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}

/// The bar at the foot of a tab bar controller.
@MainActor open class UITabBar: UIView {
  /// The items of the tabs.
  open var items: [UITabBarItem]?
  /// The item of the selected tab.
  open weak var selectedItem: UITabBarItem?
}
