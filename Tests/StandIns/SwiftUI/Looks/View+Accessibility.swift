/// The attributes of a view for assistive technologies.
public struct AccessibilityAttachmentModifier: Sendable {
  let label: String
}

extension AccessibilityAttachmentModifier: ViewModifier {
  /// Nothing.
  public typealias Body = Never
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {}

extension View {
  /// Sets the text that VoiceOver speaks instead of the visible one.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: label.string))
  }

  /// Sets the text that VoiceOver speaks instead of the visible one.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: String(label)))
  }
}
