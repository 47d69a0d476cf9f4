extension String {
  /// The text in lines of so many columns at most; after four lines it ends with an ellipsis.
  func wrapped(to columns: Int) -> [String] {
    var lines = split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.columns + 1 + word.columns <= columns {
        lines[lines.count - 1] += " " + word
      } else if lines.count < 5 {
        lines += String(word).pieces(of: columns)
      }
    }
    guard lines.count > 4 else { return lines }
    lines = Array(lines.prefix(4))
    while lines[3].columns >= columns { lines[3].removeLast() }
    lines[3] += "…"
    return lines
  }

  private func pieces(of columns: Int) -> [String] {
    var pieces = [""]
    for character in prefix(6 * columns) {
      let isFull = pieces[pieces.count - 1].columns + character.columns > columns
      if isFull { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}

extension StringProtocol {
  /// The columns that the text takes at most in a font of even width.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// Two columns for a letter that other fonts draw, which may be wide.
  fileprivate var columns: Int {
    let isNarrow = unicodeScalars.count == 1 && (unicodeScalars.first?.value ?? 0) < 0x590
    return isNarrow ? 1 : 2
  }
}
