/// A question with a title, a message, buttons, and optionally a text field.
///
/// A dialog points to its subject, where the platform shows it in a popover:
///
/// ```swift
/// guard await confirm(
///   SceneAlert("Cancel this ticket?", buttons: [.destructive("Cancel ticket"), .cancel("Keep")],
///     style: .dialog, from: ticket.code))
/// ```
public struct SceneAlert: Hashable, Sendable, Codable {
  /// The question.
  public var title: String
  /// The message, if any.
  public var message: String?
  /// The buttons, never empty.
  public private(set) var buttons: [Button]
  /// The text field, if any.
  public var textField: TextField?
  /// The form in which hosts ask.
  public var style: Style
  /// The view that a dialog points to.
  ///
  /// It is an accessibility identifier in UIKit, and the name given to `popoverAnchor(_:)` in
  /// SwiftUI.
  public var source: String?

  /// Makes an alert or a dialog; without buttons it gets an OK button.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The message, if any.
  ///   - buttons: The buttons.
  ///   - textField: The text field; a dialog that has one is shown as an alert.
  ///   - style: The form in which hosts ask.
  ///   - source: The name of the view that a dialog points to; otherwise it points to the screen.
  public init(
    _ title: String, message: String? = nil, buttons: [Button] = [], textField: TextField? = nil,
    style: Style = .alert, from source: String? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [.normal("OK")] : buttons
    self.textField = textField
    self.style = style
    self.source = source
  }

  /// Reads an alert; one without buttons gets an OK button.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields(.title), message: try fields.optional(.message),
      buttons: try fields.optional(.buttons) ?? [], textField: try fields.optional(.textField),
      style: try fields.optional(.style) ?? .alert, from: try fields.optional(.source))
  }

  /// `true` if hosts show it as a dialog.
  package var isDialog: Bool { style == .dialog && textField == nil }

  /// The answer by a button; the field has its initial text unless the host passes another.
  func answer(_ index: Int, _ text: String?) -> Answer {
    Answer(button: buttons[index], text: textField.map { text ?? $0.text })
  }

  /// The answer of a dialog that the user closes without a button, by a tap beside it.
  var closingButton: Int? { isDialog ? buttons.firstIndex { $0.role == .cancel } : nil }

  /// The form of a question.
  public enum Style: String, Hashable, Sendable, Codable {
    /// In the middle of the display.
    case alert
    /// At the foot of the display, or in a popover beside its source.
    ///
    /// The user may close it without a button, which counts as its cancel button, or as no answer
    /// if it has none. Give it one: in UIKit, a phone before iOS 26 shows nothing else to close it
    /// by.
    case dialog
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
