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
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Somebody's name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// An address that mail reaches.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to ring.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// Keys to type with.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Digits, as on a telephone.
  case phonePad = 5
  /// Letters, and the sign in the middle of addresses.
  case emailAddress = 7
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// As ever.
  case `default` = 0
  /// Go.
  case go = 1
  /// It goes to the next field.
  case next = 4
  /// It ends the typing.
  case done = 9
}

/// Which letters become large.
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
  /// As the user has chosen.
  case `default` = 0
  /// No.
  case no = 1
}
