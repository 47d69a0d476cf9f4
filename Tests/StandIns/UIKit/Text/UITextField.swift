public import Foundation

/// A field to fill in.
@MainActor open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// What is in it.
  open var text: String? = ""
  /// What is in it while it is empty.
  open var placeholder: String?
  /// How it is set.
  open var font: UIFont?
  /// How it is framed.
  open var borderStyle = BorderStyle.none
  /// Who is asked about what is typed.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether it grows when the user chooses larger texts.
  open var adjustsFontForContentSizeCategory = false
  /// Whether what is in it is hidden.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is for, so that the system can fill it in.
  open var textContentType: UITextContentType!
  /// The keys to type with.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become large.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the user is typing into it.
  open var isEditing: Bool { isFirstResponder }

  /// Takes what the user types.
  func edit(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    didEdit()
  }

  /// Hears that the user has typed.
  func didEdit() {}

  /// Takes the return key.
  func takeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// How a field is framed.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line with round corners.
    case roundedRect = 3
  }
}

/// Who is asked about what is typed into a field.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the return key does what it does of itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
