extension String {
  /// Returns the text with at most so many columns; an ellipsis stands for what was cut off.
  package func truncated(to width: Int) -> String {
    if columns <= width { return self }
    return width <= 0 ? "" : prefix(columns: width - 1) + "…"
  }

  /// Returns as much of the text as fits into so many columns.
  package func prefix(columns width: Int) -> String {
    var used = 0
    return String(
      prefix {
        used += $0.columns
        return used <= width
      })
  }

  /// Returns the text with spaces up to so many columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Returns the text in rows of at most so many columns, broken at spaces where there are any.
  ///
  /// An empty text is one empty row; a word longer than a row is broken.
  package func wrapped(to width: Int) -> [String] {
    if isPlain, utf8.count <= width { return [self] }
    return split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { paragraph in
      var wrapping = Wrapping(width: max(1, width))
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        wrapping.add(word)
      }
      return wrapping.rows
    }
  }
}

/// A paragraph on its way into rows.
private struct Wrapping {
  let width: Int
  private var full: [String] = []
  private var row: String?
  private var used = 0

  init(width: Int) { self.width = width }

  var rows: [String] { full + [row ?? ""] }

  mutating func add(_ word: Substring) {
    guard let row else { return begin(with: word) }
    let columns = word.columns
    guard used + 1 + columns <= width else {
      full.append(row)
      return begin(with: word)
    }
    self.row = row + " " + word
    used += 1 + columns
  }

  private mutating func begin(with word: Substring) {
    var rest = String(word)
    while rest.columns > width, rest.count > 1 {
      let head = rest.prefix(columns: width)
      let taken = head.isEmpty ? String(rest.prefix(1)) : head
      full.append(taken)
      rest.removeFirst(taken.count)
    }
    row = rest
    used = rest.columns
  }
}
