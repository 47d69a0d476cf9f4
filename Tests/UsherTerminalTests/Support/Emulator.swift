#if os(macOS) || os(Linux)
import UsherTerminal

/// As much of a terminal as a frame needs: text, the cursor, styles, clearing.
struct Emulator {
  let size: TerminalSize
  private(set) var rows: [[Character?]]
  private(set) var isCursorShown = true
  private(set) var cursor = Point(column: 0, row: 0)
  /// Sequences that it does not know.
  private(set) var unknown: [String] = []
  private var text = ""
  private var sequence: String?

  init(size: TerminalSize) {
    self.size = size
    rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  /// The displayed text.
  var shown: String {
    rows.map { row in
      let text = String(row.compactMap(\.self))
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  mutating func take(_ bytes: [UInt8]) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { take(scalar) }
    flush()
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if scalar == "\u{1B}" {
      flush()
      sequence = ""
    } else if let begun = sequence {
      sequence = begun + String(scalar)
      if scalar != "[", (0x40..<0x7F).contains(scalar.value) { endSequence() }
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func flush() {
    for character in text { put(character) }
    text = ""
  }

  private mutating func put(_ character: Character) {
    let end = cursor.column + character.columns
    guard cursor.row < size.rows, end <= size.columns else { return unknown.append("outside") }
    rows[cursor.row][cursor.column] = character
    for column in cursor.column + 1..<end { rows[cursor.row][column] = nil }
    cursor.column = end
  }

  private mutating func endSequence() {
    let sequence = sequence ?? ""
    self.sequence = nil
    switch sequence {
    case "[?25l": isCursorShown = false
    case "[?25h": isCursorShown = true
    case "[2J": self.rows = Emulator(size: size).rows
    case _ where sequence.hasSuffix("m"): break
    case _ where sequence.hasSuffix("H"): move(sequence.dropFirst().dropLast())
    default: unknown.append(sequence)
    }
  }

  private mutating func move(_ parameters: Substring) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 2 else { return unknown.append(String(parameters)) }
    cursor = Point(column: numbers[1] - 1, row: numbers[0] - 1)
  }
}
#endif
