public import Foundation

/// A tab that an app has created itself; its controller is created on first use.
@MainActor open class UITab: NSObject, UIAccessibilityIdentification {
  /// The identifier of the tab in its bar.
  public let identifier: String
  /// The title of the tab.
  open var title: String
  /// The image of the tab.
  open var image: UIImage?
  /// The subtitle in the sidebar.
  open var subtitle: String?
  /// The badge of the tab.
  open var badgeValue: String?
  /// A Boolean value that indicates whether the bar and the sidebar omit it.
  open var isHidden = false
  /// The preferred placement of the tab.
  open var preferredPlacement = Placement.automatic
  /// The data that the app stores with it.
  open var userInfo: Any?
  /// The identifier of the tab for tests.
  open var accessibilityIdentifier: String?
  /// The group of the tab.
  public internal(set) weak var parent: UITabGroup?
  weak var bar: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  /// Its controller, if it was created.
  private(set) var made: UIViewController?

  /// Makes a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// Its controller, which is created on first use.
  public var viewController: UIViewController? {
    if made == nil, let controller = provider?(self) {
      controller.tab = self
      made = controller
    }
    return made
  }

  /// The bar of the tab, directly or in a group.
  public var tabBarController: UITabBarController? { bar ?? parent?.tabBarController }

  /// The outermost group around it with a navigation controller of its own.
  public var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup ?? parent.flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// The preferred placement of a tab.
  public enum Placement: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// In the bar and the sidebar, unless the user removes it.
    case `default` = 1
    /// Out of the bar, unless the user adds it.
    case optional = 2
    /// In the bar, at a place that the user may change.
    case movable = 3
    /// At the end of the bar, always.
    case pinned = 4
    /// In the bar, always.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }
}

/// A tab that searches.
@MainActor open class UISearchTab: UITab {
  /// Makes a tab with the title and the image of a search.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITab {
  /// The visible tab if it is selected: itself, or one of its group.
  var front: UITab { (self as? UITabGroup)?.selectedOrFirst?.front ?? self }

  /// The tabs that are not replaced by a group, in their order.
  var leaves: [UITab] {
    let children = (self as? UITabGroup)?.children ?? []
    return children.isEmpty ? [self] : children.flatMap(\.leaves)
  }

  /// The controllers that have been created for it, and for the tabs in it.
  var allMade: [UIViewController] {
    let group = self as? UITabGroup
    return [made, group?.managingNavigationController].compactMap { $0 }
      + (group?.children ?? []).flatMap(\.allMade)
  }

  /// The controller that fills its bar while it is selected.
  var shown: UIViewController? {
    guard let group = managingTabGroup, let stack = group.managingNavigationController else {
      return viewController
    }
    let path = [group.viewController, viewController].compactMap { $0 }
    if !path.elementsEqual(stack.viewControllers, by: ===) {
      stack.setViewControllers(path, animated: false)
    }
    return stack
  }

  /// Selects it in each group around it.
  func beSelected() {
    guard let parent else { return }
    parent.chosen = self
    parent.beSelected()
  }
}
