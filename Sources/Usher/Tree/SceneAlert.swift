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
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: More about it.
  ///   - buttons: The answers to choose from.
  ///   - textField: A field to type in.
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
    ///
    /// - Parameter title: What it says.
    /// - Returns: The button.
    public static func normal(_ title: String) -> Button { Button(title: title, role: .normal) }

    /// Returns the button that changes nothing.
    ///
    /// - Parameter title: What it says.
    /// - Returns: The button.
    public static func cancel(_ title: String) -> Button { Button(title: title, role: .cancel) }

    /// Returns a button for what cannot be undone.
    ///
    /// - Parameter title: What it says.
    /// - Returns: The button.
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
    ///
    /// - Parameters:
    ///   - placeholder: What it shows while it is empty.
    ///   - text: What stands in it at first.
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
