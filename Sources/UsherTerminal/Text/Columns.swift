#if os(macOS) || os(Linux)
extension Unicode.Scalar {
  /// The columns that this code point takes by itself: 0, 1 or 2.
  package var columns: Int {
    if let simpleColumns { return simpleColumns }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isMark { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// The columns of a code point that never joins its kind: most letters, ideographs, syllables.
  fileprivate var simpleColumns: Int? {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x370..<0x483: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// `true` if it is drawn into the character before it.
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
  /// A base counts and its marks do not; an emoji that is joined of several, or that a selector
  /// makes, is wide.
  package var columns: Int {
    if utf8.count == 1 { return 1 }
    if unicodeScalars.count == 1, let only = unicodeScalars.first?.simpleColumns { return only }
    let scalars = unicodeScalars.prefix(Self.longest)
    if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) { return 2 }
    return min(2, max(1, scalars.reduce(0) { $0 + $1.columns }))
  }

  /// The character as it may be sent to a terminal.
  ///
  /// Control characters are replaced, so that no text can move the cursor or change a setting; a
  /// mark without a base gets one; tags, which show only in flags, and endless marks are left out.
  package var printable: Character {
    if utf8.count == 1, let byte = utf8.first { return byte < 0x20 || byte == 0x7F ? blank : self }
    let scalars = unicodeScalars
    if scalars.contains(where: \.isControl) { return blank }
    let shown = scalars.contains(where: \.isTag) || scalars.count > Self.longest ? cleaned : self
    guard let first = shown.unicodeScalars.first, first.columns == 0 else { return shown }
    return shown.based(isSign: first.properties.generalCategory == .format)
  }

  /// The character behind a base, so that its marks do not join the cell before it.
  ///
  /// Signs that stand before their base, and vowels and finals of Hangul, do not join one.
  private func based(isSign: Bool) -> Character {
    if isSign && unicodeScalars.count == 1 { return "\u{FFFD}" }
    let based = "\u{25CC}" + String(self)
    if based.count == 1 { return Character(based) }
    return isSign && unicodeScalars.contains { $0.columns > 0 } ? self : "\u{FFFD}"
  }

  /// The maximum number of code points in one character; a family of four has eleven.
  private static let longest = 32

  /// The replacement for a control character.
  private var blank: Character { isWhitespace ? " " : "\u{FFFD}" }

  /// The character without its invisible parts.
  private var cleaned: Character {
    let isFlag = unicodeScalars.first?.value == 0x1F3F4
    let kept = unicodeScalars.filter { isFlag || !$0.isTag }.prefix(Self.longest)
    return String(String.UnicodeScalarView(kept)).first ?? "\u{FFFD}"
  }
}

extension Unicode.Scalar {
  /// `true` if it controls the terminal or reorders the text around it.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `true` for tags, which are invisible and may carry hidden text.
  fileprivate var isTag: Bool { (0xE0000...0xE007F).contains(value) }
}

extension StringProtocol {
  /// The columns that the text takes in one row.
  package var columns: Int {
    if isPlain(upTo: .max) { return utf8.count }
    return isSimple
      ? unicodeScalars.reduce(0) { $0 + $1.columns } : reduce(0) { $0 + $1.columns }
  }

  /// `true` if every code point is a character by itself.
  var isSimple: Bool {
    unicodeScalars.allSatisfy { $0.simpleColumns != nil || $0.value == 0x0A }
  }

  /// Stops counting once the width is exceeded.
  func fits(in width: Int) -> Bool {
    var used = 0
    for character in self {
      used += character.columns
      if used > width { return false }
    }
    return used <= width
  }

  /// Returns `true` for printable ASCII, as most text is, that takes at most so many columns.
  ///
  /// Each byte is a column then, and no table is needed.
  func isPlain(upTo width: Int) -> Bool {
    utf8.count <= width && utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
#endif
