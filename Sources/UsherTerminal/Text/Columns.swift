extension Unicode.Scalar {
  /// The columns that this code point takes by itself: 0, 1 or 2.
  package var columns: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isMark { return 0 }
    return properties.isEmojiPresentation || WideRanges.contains(value) ? 2 : 1
  }

  /// Whether it is drawn into the character before it.
  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    }
  }
}

extension Character {
  /// The columns that this character takes: 1 or 2, never more.
  ///
  /// A base counts and its marks do not; what emoji are joined of, or made of by a selector, is wide.
  package var columns: Int {
    if utf8.count == 1 { return 1 }
    let scalars = unicodeScalars
    if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) { return 2 }
    return min(2, max(1, scalars.reduce(0) { $0 + $1.columns }))
  }

  /// The character as it may be sent to a terminal.
  ///
  /// A control character is replaced, so that no text can move the cursor or change a setting;
  /// a mark without a base is given one.
  package var printable: Character {
    let scalars = unicodeScalars
    if scalars.contains(where: \.isControl) { return isWhitespace ? " " : "\u{FFFD}" }
    guard let first = scalars.first, first.columns == 0 else { return self }
    return scalars.count == 1 && first.properties.generalCategory == .format
      ? "\u{FFFD}" : Character("\u{25CC}" + String(self))
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or one that reorders the text around it.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The columns that the text takes in one row.
  package var columns: Int { isPlain ? utf8.count : reduce(0) { $0 + $1.columns } }

  /// Whether it is printable ASCII, as most text is: a column a byte, and nothing to look up.
  var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}
