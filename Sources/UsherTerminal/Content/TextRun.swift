/// A piece of a row: text with a tone, and an action if it can be selected.
///
/// One with an action takes a column on either side, where the selection is marked: `[7]` among ` 8 `.
public struct TextRun: Sendable {
  /// The text; line breaks in it become spaces.
  public let text: String
  /// The meaning.
  public let tone: Tone
  /// A Boolean value that indicates whether it can be selected, where it has an action.
  public let isEnabled: Bool
  /// The effect of Enter.
  public let action: (@MainActor () -> Void)?

  /// Makes a piece of a row.
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
