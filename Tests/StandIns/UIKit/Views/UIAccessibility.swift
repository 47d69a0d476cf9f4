/// What assistive technologies are told, and what they say of the user.
public enum UIAccessibility {
  /// What an app tells them.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt32
    /// Makes a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown; the argument is said, or gets the focus.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// A text is said.
    public static let announcement = Notification(rawValue: 1_008)
  }

  /// One of them.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Tells them something.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    UIKitSimulation.current?.voiceOver.hear(notification, argument)
  }

  /// What has the focus of one of them.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    UIKitSimulation.current?.voiceOver.focus
  }

  /// Whether the user wants less to move.
  @MainActor public static var isReduceMotionEnabled: Bool {
    UIKitSimulation.current?.reducesMotion ?? false
  }
}
