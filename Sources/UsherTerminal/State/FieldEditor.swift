#if os(macOS) || os(Linux)
/// A text being edited: the text and the position of the caret.
///
/// The caret is an index, so that a key at the end of a text does not count its characters;
/// converting from or to a number of characters counts those before it.
package struct FieldEditor: Hashable, Sendable {
  package private(set) var text: String
  private var place: String.Index
  package private(set) var isChanged = false

  /// The caret counts characters; without one, editing begins at the end.
  package init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.text.makeContiguousUTF8()
    place = self.text.endIndex
    guard let caret else { return }
    let (start, end) = (self.text.startIndex, self.text.endIndex)
    place = self.text.index(start, offsetBy: max(0, caret), limitedBy: end) ?? end
  }

  package var caret: Int { text.distance(from: text.startIndex, to: place) }

  var isAtEnd: Bool { place == text.endIndex }

  private var head: Substring { text[..<place] }

  /// Returns `false` if the key has no meaning in a field.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .backspace: remove(before..<place)
    case .delete, .control("d"): remove(place..<after)
    case .left, .control("b"): place = before
    case .right, .control("f"): place = after
    case .home, .control("a"): place = text.startIndex
    case .end, .control("e"): place = text.endIndex
    case .control("u"): remove(text.startIndex..<place)
    case .control("k"): remove(place..<text.endIndex)
    case .control("w"): remove(startOfWord..<place)
    default: return false
    }
    return true
  }

  private var before: String.Index {
    place == text.startIndex ? place : text.index(before: place)
  }

  private var after: String.Index { place == text.endIndex ? place : text.index(after: place) }

  private var startOfWord: String.Index {
    let word = head.reversed().drop { $0 == " " }.drop { $0 != " " }
    return word.startIndex.base
  }

  /// Line breaks and tabs become spaces; other control characters are dropped.
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
    replace(place..<place, with: clean)
  }

  private mutating func remove(_ range: Range<String.Index>) { replace(range, with: "") }

  private mutating func replace(_ range: Range<String.Index>, with added: String) {
    guard !range.isEmpty || !added.isEmpty else { return }
    let bytes = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + added.utf8.count
    text.replaceSubrange(range, with: added)
    place = text.boundary(atByte: bytes)
    isChanged = true
  }
}

extension FieldEditor {
  /// Returns the part of the text around the caret that fits, and the caret's column in it.
  package func window(columns width: Int) -> (text: String, caret: Int) {
    var start = place
    var used = 1
    while start > text.startIndex {
      let next = text.index(before: start)
      let columns = text[next].columns
      if used + columns > width { break }
      (start, used) = (next, used + columns)
    }
    return (text[start...].prefix(columns: width), max(0, min(used, width) - 1))
  }
}

extension String {
  /// Rounds up to the nearest boundary between two characters.
  fileprivate func boundary(atByte offset: Int) -> String.Index {
    let place = utf8.index(startIndex, offsetBy: offset)
    guard place > startIndex, place < endIndex else { return place }
    return String.Index(place, within: self) ?? index(after: place)
  }
}
#endif
