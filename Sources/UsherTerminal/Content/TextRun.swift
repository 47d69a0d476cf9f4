#if os(macOS) || os(Linux)
/// A run of text in a row, with a tone, and an action if it can be selected.
///
/// A run with an action takes a column on either side, which marks the selection: `[7]` among ` 8
/// `.
public struct TextRun: Sendable {
  /// The text; line breaks in it become spaces.
  public let text: String
  /// The meaning of the text.
  public let tone: Tone
  /// A Boolean value that indicates whether it can be selected, if it has an action.
  public let isEnabled: Bool
  /// The effect of Enter.
  public let action: (@MainActor () -> Void)?

  /// Makes a run of a row.
  public init(
    _ text: String, _ tone: Tone = .plain, isEnabled: Bool = true,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.text = text
    self.tone = tone
    self.isEnabled = isEnabled
    self.action = action
  }
}
#endif
