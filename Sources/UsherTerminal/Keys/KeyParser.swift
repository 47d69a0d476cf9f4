#if os(macOS) || os(Linux)
/// Turns the bytes that a terminal sends into keys, however they are chunked.
///
/// Bytes without a meaning are dropped. An escape byte may be the key or begin a sequence: if there
/// is a `patience` after a feed, the driver waits that long and calls `flush()`.
package struct KeyParser {
  enum State {
    case ground
    case escape
    case sequence([UInt8])
    case singleShift
    /// The characters that follow a sequence and belong to it.
    case report(left: Int, isWide: Bool)
    case string(escaped: Bool)
    case paste
    /// A paste that Esc has ended; the rest of its closing mark may still come.
    case late([UInt8])
  }

  var state = State.ground
  private var text = TextDecoder()
  var pasted = Paste()
  var keys: [Key] = []

  package init() {}

  /// The length of the silence after which the bytes so far count as complete.
  package enum Patience: Hashable, Sendable {
    /// Longer than the gaps between the parts of one sequence.
    case short
    /// Longer than a slow line may delay the end of a paste.
    case long
  }

  /// The time to wait for more before `flush()`; `nil` if nothing is pending.
  package var patience: Patience? {
    switch state {
    case .escape, .sequence, .singleShift, .report, .string: .short
    case .paste where pasted.mayBeEscape: .long
    case .ground, .paste, .late: nil
    }
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { consume(byte) }
    return drain()
  }

  /// Returns the pending bytes as keys, since nothing followed them in time.
  package mutating func flush() -> [Key] {
    switch patience {
    case .short:
      if case .escape = state { keys.append(.escape) }
      state = .ground
    case .long:
      pasted = Paste()
      state = .late(Self.restOfMark)
    case nil: break
    }
    return drain()
  }

  private mutating func drain() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeInGround(byte)
    case .escape: consumeEscaped(byte)
    case .sequence(let bytes): consumeInSequence(bytes, byte)
    case .singleShift: consumeSingleShift(byte)
    case .report(let left, let isWide): consumeInReport(byte, left: left, isWide: isWide)
    case .string(escaped: false): consumeInString(byte)
    case .string(escaped: true): consumeEscapedInString(byte)
    case .paste: consumeInPaste(byte)
    case .late(let rest): consumeLate(rest, byte)
    }
  }

  mutating func consumeInGround(_ byte: UInt8) {
    if byte == 0x1B {
      text.reset()
      state = .escape
    } else if byte < 0x20 || byte == 0x7F {
      text.reset()
      if let key = Key(control: byte) { keys.append(key) }
    } else if let scalar = text.feed(byte), scalar.value >= 0xA0 || scalar.isASCII {
      keys.append(.character(Character(scalar)))
    }
  }

  mutating func consumeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(escaped: false)
    case 0x1B: keys.append(.escape)
    case 0x20..<0x7F: state = .ground  // with the Alt key: means nothing here
    default:
      keys.append(.escape)
      state = .ground
      consumeInGround(byte)
    }
  }
}
#endif
