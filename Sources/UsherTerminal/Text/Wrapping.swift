#if os(macOS) || os(Linux)
extension StringProtocol {
  /// An ellipsis stands for the part that was cut off.
  package func truncated(to width: Int) -> String {
    if fits(in: width) { return String(self) }
    return width <= 0 ? "" : prefix(columns: width - 1) + "…"
  }

  package func prefix(columns width: Int) -> String {
    var used = 0
    return String(
      prefix {
        used += $0.columns
        return used <= width
      })
  }

  /// Cuts the beginning off if the text is too wide.
  func keepingEnd(columns width: Int) -> String {
    if fits(in: width) { return String(self) }
    guard width > 0 else { return "" }
    var used = 0
    let rest = reversed().prefix {
      used += $0.columns
      return used < width
    }
    return "…" + String(rest.reversed())
  }

  /// Returns the text in rows of at most so many columns, broken at spaces if there are any.
  ///
  /// An empty text is one empty row; a word longer than a row is broken.
  package func wrapped(to width: Int) -> [String] {
    if isPlain(upTo: width) { return [String(self)] }
    let text = String(self)
    let ranges =
      isSimple
      ? Wrapping.ranges(of: text.unicodeScalars, width: width)
      : Wrapping.ranges(of: text, width: width)
    return ranges.map { String(text[$0]) }
  }
}

private protocol TextUnit {
  var isSpace: Bool { get }
  var isNewline: Bool { get }
  var columns: Int { get }
}

extension Character: TextUnit {
  fileprivate var isSpace: Bool { self == " " }
}

extension Unicode.Scalar: TextUnit {
  fileprivate var isSpace: Bool { value == 0x20 }
  fileprivate var isNewline: Bool { value == 0x0A }
}

/// Wraps a text in a single pass; each row is a slice of it.
private struct Wrapping {
  let width: Int
  private var rows: [Range<String.Index>] = []
  private var start: String.Index
  private var used = 0
  /// The last space of the row, with the index after it and the columns before it.
  private var space: (index: String.Index, next: String.Index, used: Int)?

  static func ranges<Text: Collection>(of text: Text, width: Int) -> [Range<String.Index>]
  where Text.Element: TextUnit, Text.Index == String.Index {
    var wrapping = Wrapping(width: Swift.max(1, width), start: text.startIndex)
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      wrapping.add(text[index], index, next)
      index = next
    }
    return wrapping.rows + [wrapping.start..<index]
  }

  private init(width: Int, start: String.Index) { (self.width, self.start) = (width, start) }

  private mutating func add(_ unit: some TextUnit, _ index: String.Index, _ next: String.Index) {
    if unit.isNewline { return endRow(at: index, next) }
    guard !unit.isSpace else {
      if used + 1 > width { return endRow(at: index, next) }
      space = (index, next, used)
      used += 1
      return
    }
    let columns = unit.columns
    while used + columns > width, index > start { breakRow(at: index) }
    used += columns
  }

  private mutating func endRow(at index: String.Index, _ next: String.Index) {
    rows.append(start..<index)
    (start, used, space) = (next, 0, nil)
  }

  /// Ends a row at its last space; if there is none, in the middle of a word.
  private mutating func breakRow(at index: String.Index) {
    guard let space else { return endRow(at: index, index) }
    let rest = used - space.used - 1
    endRow(at: space.index, space.next)
    used = rest
  }
}
#endif
