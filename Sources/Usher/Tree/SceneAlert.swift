/// An alert with a title, a message, buttons, and optionally a text field.
public struct SceneAlert: Hashable, Sendable, Codable {
  /// The question.
  public var title: String
  /// The message, if any.
  public var message: String?
  /// The buttons, never empty.
  public private(set) var buttons: [Button]
  /// The text field, if any.
  public var textField: TextField?

  /// Makes an alert; without buttons it gets an OK button.
  public init(
    _ title: String, message: String? = nil, buttons: [Button] = [], textField: TextField? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [.normal("OK")] : buttons
    self.textField = textField
  }

  /// Reads an alert; one without buttons gets the one that says OK.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields(.title), message: try fields.optional(.message),
      buttons: try fields.optional(.buttons) ?? [], textField: try fields.optional(.textField))
  }

  /// A button of an alert.
  public struct Button: Hashable, Sendable, Codable {
    /// The title of the button.
    public let title: String
    /// The role of the button.
    public let role: Role

    /// Returns a button without a special role.
    public static func normal(_ title: String) -> Button { Button(title: title, role: .normal) }

    /// Returns a button that changes nothing.
    public static func cancel(_ title: String) -> Button { Button(title: title, role: .cancel) }

    /// Returns a button for an action that cannot be undone.
    public static func destructive(_ title: String) -> Button {
      Button(title: title, role: .destructive)
    }
  }

  /// The role of a button.
  public enum Role: String, Hashable, Sendable, Codable {
    /// No special role.
    case normal
    /// The button changes nothing.
    case cancel
    /// The action cannot be undone.
    case destructive
  }

  /// A text field of an alert.
  public struct TextField: Hashable, Sendable, Codable {
    /// The text that it shows while it is empty.
    public var placeholder: String
    /// The initial text.
    public var text: String

    /// Makes a field.
    public init(placeholder: String = "", text: String = "") {
      self.placeholder = placeholder
      self.text = text
    }
  }

  /// The user's answer.
  public struct Answer: Hashable, Sendable, Codable {
    /// The chosen button.
    public let button: Button
    /// The text of the text field, if the alert has one.
    public let text: String?
  }
}
