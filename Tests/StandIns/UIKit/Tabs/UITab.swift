public import Foundation

/// A tab that an app has made itself; its controller is made when it is needed.
@MainActor open class UITab: NSObject, UIAccessibilityIdentification {
  /// The identifier of the tab in its bar.
  public let identifier: String
  /// Its name.
  open var title: String
  /// Its picture.
  open var image: UIImage?
  /// The subtitle in the sidebar.
  open var subtitle: String?
  /// The words or number that ask for attention.
  open var badgeValue: String?
  /// A Boolean value that indicates whether the bar and the sidebar omit it.
  open var isHidden = false
  /// The preferred placement of the tab.
  open var preferredPlacement = Placement.automatic
  /// The data that the app stores with it.
  open var userInfo: Any?
  /// A name that tests find it by.
  open var accessibilityIdentifier: String?
  /// The group that it is in.
  public internal(set) weak var parent: UITabGroup?
  weak var bar: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  /// Its controller, if it has been needed.
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

  /// Its controller, which is made when it is first asked for.
  public var viewController: UIViewController? {
    if made == nil, let controller = provider?(self) {
      controller.tab = self
      made = controller
    }
    return made
  }

  /// The bar that it is in, directly or in a group.
  public var tabBarController: UITabBarController? { bar ?? parent?.tabBarController }

  /// The outermost group around it with a navigation controller of its own.
  public var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup ?? parent.flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// The preferred placement of a tab.
  public enum Placement: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// In the bar and the sidebar, unless the user takes it out.
    case `default` = 1
    /// Out of the bar, unless the user puts it there.
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
  /// The tab that is shown when it is selected: itself, or one of its group.
  var front: UITab { (self as? UITabGroup)?.selectedOrFirst?.front ?? self }

  /// The tabs that are in no group's stead, in their order.
  var leaves: [UITab] {
    let children = (self as? UITabGroup)?.children ?? []
    return children.isEmpty ? [self] : children.flatMap(\.leaves)
  }

  /// The controllers that have been made for it, and for those in it.
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

  /// Is selected in each group that it is in.
  func beSelected() {
    guard let parent else { return }
    parent.chosen = self
    parent.beSelected()
  }
}
