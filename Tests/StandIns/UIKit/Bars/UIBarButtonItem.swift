public import Foundation

/// An item in a bar.
@MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Its name.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// A Boolean value that indicates whether the user can tap the item.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// A name that tests find it by.
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
  /// The view in place of it.
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

  /// Makes a button that the system knows.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style of a bar button item.
  public enum Style: Int, Sendable {
    /// As any.
    case plain = 0
    /// As the one that confirms.
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// The task is done.
    case done = 0
    /// The task is cancelled.
    case cancel = 1
    /// It begins to edit.
    case edit = 2
    /// The changes are saved.
    case save = 3
    /// It makes something new.
    case add = 4
    /// It shares something.
    case action = 9
    /// It closes something.
    case close = 24
  }
}

/// A tab in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The words or number that ask for attention.
  open var badgeValue: String?
  /// Its picture while it is selected.
  open var selectedImage: UIImage?

  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes a tab with two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
