public import Foundation

/// The content of a navigation bar for a controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The prompt above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView? {
    didSet { if bar?.topItem === self { bar?.showTitleView() } }
  }
  /// A Boolean value that indicates whether the back button is hidden.
  open var hidesBackButton = false
  /// The title of the back button on the controller above it.
  open var backButtonTitle: String?
  /// Its back button, on the controller above it.
  open var backBarButtonItem: UIBarButtonItem?
  /// The action that replaces going back.
  open var backAction: UIAction?
  /// The items on the left, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// A Boolean value that indicates whether the left items are shown beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The display mode of a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search controller that the bar integrates.
  open var searchController: UISearchController?
  weak var bar: UINavigationBar?

  /// Makes an item.
  public init(title: String) { self.title = title }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {}

  /// The item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }
}
