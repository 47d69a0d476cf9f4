#if os(macOS) || os(Linux)
extension TerminalHost {
  /// A command in a line of input, for a device that is no terminal.
  package enum LineCommand: Hashable, Sendable {
    case press(Key)
    case type(String)
    case clear
    case find(String)
    /// Waits until the frame contains the text, or has changed if there is none.
    case wait(String?)
    /// A link to follow.
    case open(String)
    /// The link of the active screen.
    case link
    case quit
    case unknown(String)

    package static let keys: [String: Key] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
      "pageup": .pageUp, "pagedown": .pageDown, "enter": .enter, "esc": .escape, "tab": .tab,
      "backtab": .backTab, "backspace": .backspace, "delete": .delete,
    ]

    /// Parses a line; `nil` for an empty one and for a comment.
    package init?(_ line: String) {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("# ") { return nil }
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      self = Self.command(parts[0], parts.count > 1 ? parts[1] : nil) ?? .unknown(line)
    }

    private static func command(_ word: String, _ rest: String?) -> LineCommand? {
      switch (word, rest) {
      case ("type", let text?): .type(text)
      case ("find", let text?): .find(text)
      case ("wait", let text): .wait(text)
      case ("open", let link?): .open(link)
      case ("link", nil): .link
      case ("clear", nil): .clear
      case ("quit", nil): .quit
      case (_, nil): key(word).map(Self.press)
      default: nil
      }
    }

    private static func key(_ word: String) -> Key? {
      keys[word] ?? (word.count == 1 ? word.first.map(Key.character) : nil)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let head = drop(while: \.isWhitespace)
    return String(head.reversed().drop(while: \.isWhitespace).reversed())
  }
}
#endif
