#if os(macOS) || os(Linux)
/// The meaning of a piece of text, from which the terminal derives its look.
public enum Tone: Hashable, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// Text that stands out: bold.
  case strong
  /// Less important text: dim.
  case muted
  /// Text to be noticed: cyan.
  case accent
  /// Good news: green.
  case good
  /// A warning: yellow.
  case warning
  /// Bad news: red.
  case bad
}
#endif
