/// A question to the user: a title, a message, buttons, and perhaps a text field.
public struct SceneAlert: Hashable, Sendable {
  /// What is asked.
  public var title: String
  /// More about it.
  public var message: String?
  /// The answers to choose from, never empty.
  public private(set) var buttons: [Button]
  /// A field to type in, where there is one.
  public var textField: TextField?

  /// Makes an alert; without buttons it gets one that says OK.
  public init(
    _ title: String, message: String? = nil, buttons: [Button] = [], textField: TextField? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [.normal("OK")] : buttons
    self.textField = textField
  }

  /// One of the answers.
  public struct Button: Hashable, Sendable, Codable {
    /// What it says.
    public let title: String
    /// What it stands for.
    public let role: Role

    /// Returns a button without a special role.
    public static func normal(_ title: String) -> Button { Button(title: title, role: .normal) }

    /// Returns the button that changes nothing.
    public static func cancel(_ title: String) -> Button { Button(title: title, role: .cancel) }

    /// Returns a button for what cannot be undone.
    public static func destructive(_ title: String) -> Button {
      Button(title: title, role: .destructive)
    }
  }

  /// What a button stands for.
  public enum Role: String, Hashable, Sendable, Codable {
    /// Nothing special.
    case normal
    /// Changes nothing.
    case cancel
    /// Cannot be undone.
    case destructive
  }

  /// A field to type in.
  public struct TextField: Hashable, Sendable, Codable {
    /// What it shows while it is empty.
    public var placeholder: String
    /// What stands in it at first.
    public var text: String

    /// Makes a field.
    public init(placeholder: String = "", text: String = "") {
      self.placeholder = placeholder
      self.text = text
    }
  }

  /// What the user chose.
  public struct Answer: Hashable, Sendable, Codable {
    /// The chosen button.
    public let button: Button
    /// What stood in the text field, where there is one.
    public let text: String?
  }
}
