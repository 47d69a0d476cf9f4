#if os(macOS) || os(Linux)
extension KeyParser {
  /// A complete escape sequence: `ESC [ parameters final`.
  struct ControlSequence {
    let parameters: [UInt8]
    let final: UInt8

    var beginsPaste: Bool { final == UInt8(ascii: "~") && number == 200 }

    /// The number of characters that belong to the sequence but follow its end: those of a mouse
    /// report without parameters, or the letter of a function key of the Linux console.
    var followers: Int {
      guard parameters.isEmpty else { return 0 }
      return final == UInt8(ascii: "M") ? 3 : final == UInt8(ascii: "[") ? 1 : 0
    }

    /// The key without modifiers; `nil` for a sequence that has no meaning here.
    var key: Key? {
      guard parameters.allSatisfy({ (0x30..<0x3C).contains($0) }) else { return nil }
      return final == UInt8(ascii: "~") ? number.flatMap { Self.numbered[$0] } : Key(final: final)
    }

    private static let numbered: [Int: Key] = [
      1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]

    private var number: Int? {
      Int(String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
    }
  }
}

extension Key {
  /// The final byte follows `ESC [` or `ESC O`.
  init?(final: UInt8) {
    switch UnicodeScalar(final) {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "H": self = .home
    case "F": self = .end
    case "Z": self = .backTab
    default: return nil
    }
  }

  init?(control: UInt8) {
    switch control {
    case 0x0A, 0x0D: self = .enter
    case 0x09: self = .tab
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Character(UnicodeScalar(control + 0x60)))
    default: return nil
    }
  }
}
#endif
