public import Foundation

/// The bar that shows where the user is in a stack.
@MainActor open class UINavigationBar: UIView {
  /// Who is asked before it changes.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the stack, lowest first.
  open var items: [UINavigationItem]? = []
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether it lets its background shine through.
  open var isTranslucent = true
  /// The item of the top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  func show(_ stack: [UIViewController]) {
    items = stack.map(\.navigationItem)
    for item in items ?? [] { item.bar = self }
    showTitleView()
  }

  /// Shows the view that the top has in place of a title.
  func showTitleView() {
    for view in subviews where view !== topItem?.titleView { view.removeFromSuperview() }
    if let view = topItem?.titleView, view.superview !== self { addSubview(view) }
  }
}

/// Who is asked before a bar changes.
@MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item may leave.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Lets it leave.
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
