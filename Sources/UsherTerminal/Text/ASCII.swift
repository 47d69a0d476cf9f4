#if os(macOS) || os(Linux)
extension StringProtocol {
  /// Takes as many columns as the original.
  package var ascii: String { map(\.ascii).joined() }
}

extension Character {
  /// Takes as many columns as the original; question marks if nothing resembles it.
  fileprivate var ascii: String {
    if isASCII { return String(self) }
    let likeness = Self.likenesses[self] ?? letter
    return String(likeness ?? "?") + String(repeating: "?", count: columns - 1)
  }

  /// The letter that this one is a variant of: `e` of `é`.
  private var letter: Character? {
    guard let base = unicodeScalars.first else { return nil }
    if base.isASCII { return Character(base) }
    let name = base.properties.name?.split(separator: " ") ?? []
    guard name.count > 5, name[0] == "LATIN", name[2] == "LETTER", name[4] == "WITH",
      name[3].count == 1
    else { return nil }
    return (name[1] == "SMALL" ? name[3].lowercased() : String(name[3])).first
  }

  private static let likenesses: [Character: Character] = [
    "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ",
    "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-", "─": "-", "│": "|",
    "┌": "+", "┐": "+", "└": "+", "┘": "+", "█": "#", "░": ".",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "<", "»": ">",
    "‹": "<", "›": ">", "←": "<", "→": ">", "↑": "^", "↓": "v", "▲": "^",
    "●": "*", "•": "*", "○": "o", "·": ".", "…": ".", "×": "x", "✓": "v", "✗": "x",
  ]
}
#endif
