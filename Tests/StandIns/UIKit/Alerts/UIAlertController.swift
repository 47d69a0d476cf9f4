public import Foundation

/// An alert or an action sheet.
@MainActor open class UIAlertController: UIViewController {
  /// The message below the title.
  open var message: String?
  /// The action of the return key.
  open var preferredAction: UIAlertAction?
  /// A Boolean value that indicates whether it is shown as an alert or an action sheet.
  public private(set) var preferredStyle = Style.actionSheet
  /// The actions.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields.
  public private(set) var textFields: [UITextField]?
  /// Creates an alert controller.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return raise(
        .inconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return raise(
        .inconsistency,
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  override var usesPopover: Bool {
    guard preferredStyle == .actionSheet, let simulation else { return false }
    return simulation.traits.userInterfaceIdiom != .phone
      || simulation.showsActionSheetsInPopovers
  }

  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen, or in a popover.
    case actionSheet = 0
    /// In the center.
    case alert = 1
  }
}

/// An action of an alert controller.
@MainActor open class UIAlertAction: NSObject {
  /// The title of the action.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// A Boolean value that indicates whether the user can choose the action.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func perform() { handler?(self) }

  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Any.
    case `default` = 0
    /// The action cancels the operation.
    case cancel = 1
    /// The action is destructive.
    case destructive = 2
  }
}
