public import Foundation

/// A text.
@MainActor open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// How many lines it may have.
  open var numberOfLines = 1
}

/// A field to fill in.
@MainActor open class UITextField: UIControl, UITextInputTraits {
  /// What is in it.
  open var text: String? = ""
  /// What is in it while it is empty.
  open var placeholder: String?
  /// Whether what is in it is hidden.
  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { true }
}

/// How a text is typed.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get set }
}
