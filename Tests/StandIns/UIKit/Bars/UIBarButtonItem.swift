public import Foundation

/// An item in a bar.
@MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// A Boolean value that indicates whether the user can tap the item.
  open var isEnabled = true
  /// The tag of the item.
  open var tag = 0
  /// The identifier of the item for tests.
  open var accessibilityIdentifier: String?

  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {}
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  /// The action of the item.
  open var primaryAction: UIAction?
  /// The menu that it opens.
  open var menu: UIMenu?
  /// The style of the item.
  open var style = Style.plain
  /// The custom view of the item.
  open var customView: UIView?

  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style of a bar button item.
  public enum Style: Int, Sendable {
    /// The default.
    case plain = 0
    /// A confirming button.
    case done = 2
  }

  /// The buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// The task is done.
    case done = 0
    /// The task is cancelled.
    case cancel = 1
    /// Edits content.
    case edit = 2
    /// The changes are saved.
    case save = 3
    /// Adds content.
    case add = 4
    /// Shares content.
    case action = 9
    /// Closes the screen.
    case close = 24
  }
}

/// A tab in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The badge of the tab.
  open var badgeValue: String?
  /// The image of the selected tab.
  open var selectedImage: UIImage?

  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
