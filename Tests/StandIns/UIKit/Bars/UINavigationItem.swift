public import Foundation

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A line above it.
  open var prompt: String?
  /// A view in place of it.
  open var titleView: UIView? {
    didSet { if bar?.topItem === self { bar?.showTitleView() } }
  }
  /// Whether there is no back button.
  open var hidesBackButton = false
  /// What its back button says, on the controller above it.
  open var backButtonTitle: String?
  /// Its back button, on the controller above it.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the back button does in place of going back.
  open var backAction: UIAction?
  /// The items at the left, first outermost.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right, first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the items at the left stand beside the back button.
  open var leftItemsSupplementBackButton = false
  /// How large its title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What presents the results of a search.
  open var searchController: UISearchController?
  weak var bar: UINavigationBar?

  /// Makes an item.
  public init(title: String) { self.title = title }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {}

  /// The item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }
}
