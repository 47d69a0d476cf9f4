/// An alert of `alert(item:content:)`.
@available(*, deprecated, message: "use `View.alert(_:isPresented:presenting:actions:)` instead.")
public struct Alert {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]
  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    private let label: Text?
    private let action: (() -> Void)?
    /// Creates a cancel button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
    /// Creates a button of a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
  }
}
