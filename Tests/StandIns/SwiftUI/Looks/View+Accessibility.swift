/// What a view tells those who do not see it.
public struct AccessibilityAttachmentModifier: Sendable {
  let label: String
}

extension AccessibilityAttachmentModifier: ViewModifier {
  /// Nothing.
  public typealias Body = Never
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {}

extension View {
  /// Says what is read aloud in place of what is seen.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: label.string))
  }

  /// Says what is read aloud in place of what is seen.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: String(label)))
  }
}
