/// A text being edited: the text and the place of the caret, counted in characters.
package struct FieldEditor: Hashable, Sendable {
  package private(set) var text: String
  package private(set) var caret: Int

  /// Takes up editing; the caret stands at the end unless it is known.
  package init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(max(0, caret ?? text.count), text.count)
  }

  private var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Does what a key means in a field; says whether it means anything.
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .backspace: deleteBackward()
    case .delete, .control("d"): set(head, tail.dropFirst())
    case .left, .control("b"): caret = max(0, caret - 1)
    case .right, .control("f"): caret = min(text.count, caret + 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = text.count
    case .control("u"): set("", tail)
    case .control("k"): set(head, "")
    case .control("w"): deleteWord()
    default: return false
    }
    return true
  }

  /// Puts text in; its line breaks and tabs become spaces, other control characters go.
  package mutating func insert(_ added: String) {
    let clean = String(
      String.UnicodeScalarView(
        added.unicodeScalars.compactMap { scalar in
          switch scalar.value {
          case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "
          case 0..<0x20, 0x7F...0x9F: nil
          default: scalar
          }
        }))
    set(head + clean, tail)
  }

  private mutating func deleteBackward() { set(head.dropLast(), tail) }

  private mutating func deleteWord() {
    let kept = head.reversed().drop { $0 == " " }.drop { $0 != " " }
    set(String(kept.reversed()), tail)
  }

  private mutating func set(_ head: some StringProtocol, _ tail: some StringProtocol) {
    text = String(head) + String(tail)
    caret = min(String(head).count, text.count)
  }
}

extension FieldEditor {
  /// Returns what fits into so many columns so that the caret can be seen, and the caret's column.
  package func window(columns width: Int) -> (text: String, caret: Int) {
    var start = caret
    var used = 1
    let characters = Array(text)
    while start > 0, used + characters[start - 1].columns <= width {
      start -= 1
      used += characters[start].columns
    }
    return (String(characters[start...]).prefix(columns: width), max(0, min(used, width) - 1))
  }
}
