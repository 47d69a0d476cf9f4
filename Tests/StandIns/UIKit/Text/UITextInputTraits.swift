public import Foundation

/// The traits of text input.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// A Boolean value that indicates whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// The kind of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// A number pad of a telephone.
  case phonePad = 5
  /// Letters, and the at sign.
  case emailAddress = 7
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The default.
  case `default` = 0
  /// Go.
  case go = 1
  /// The next field.
  case next = 4
  /// Done.
  case done = 9
}

/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
}

/// The correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The user's default.
  case `default` = 0
  /// Disabled.
  case no = 1
}
