public import Foundation

/// A field to fill in.
@MainActor open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// The text of the field.
  open var text: String? = ""
  /// The placeholder of the empty field.
  open var placeholder: String?
  /// The font of the text.
  open var font: UIFont?
  /// The style of the border.
  open var borderStyle = BorderStyle.none
  /// The delegate of the field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether the text is hidden.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of the text, for the system's suggestions.
  open var textContentType: UITextContentType!
  /// The keyboard of the field.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed text.
  open var autocorrectionType = UITextAutocorrectionType.default

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// A Boolean value that indicates whether the user is editing the field.
  open var isEditing: Bool { isFirstResponder }

  /// Replaces the text by the user's edit.
  func edit(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    didEdit()
  }

  /// Called after the user has edited the text.
  func didEdit() {}

  /// Handles the return key.
  func takeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// The style of a field's border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A rounded border.
    case roundedRect = 3
  }
}

/// Methods of a field's delegate.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default: allowed.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
