/// The interface to assistive technologies.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates a notification with a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen has changed; the argument is spoken, or gets the focus.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// A text is spoken.
    public static let announcement = Notification(rawValue: 1_008)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Posts a notification.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    UIKitSimulation.current?.voiceOver.hear(notification, argument)
  }

  /// Returns the focused element of an assistive technology.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    UIKitSimulation.current?.voiceOver.focus
  }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    UIKitSimulation.current?.reducesMotion ?? false
  }
}
