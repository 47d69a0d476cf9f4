#if os(macOS) || os(Linux)
package struct Style: Hashable, Sendable {
  package var tone: Tone
  package var isReversed: Bool
  package var isUnderlined: Bool

  package init(_ tone: Tone = .plain, isReversed: Bool = false, isUnderlined: Bool = false) {
    self.tone = tone
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }

  /// The escape sequence that sets this style and resets every other attribute.
  func sequence(isColored: Bool) -> String {
    var codes = ["0"]
    if let code = tone.code(isColored: isColored) { codes.append(code) }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Tone {
  fileprivate func code(isColored: Bool) -> String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .muted: "2"
    case .accent: isColored ? "36" : nil
    case .good: isColored ? "32" : nil
    case .warning: isColored ? "33" : nil
    case .bad: isColored ? "31" : "1"
    }
  }
}
#endif
