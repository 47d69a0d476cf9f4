/// Turns the bytes that a terminal sends into keys, however they are split.
///
/// Bytes that mean nothing are dropped. An escape byte may be the key or begin a sequence: if there
/// is a `patience` after a feed, the driver waits that long and calls `flush()`.
package struct KeyParser {
  private enum State {
    case ground
    case escape
    case sequence([UInt8])
    case singleShift
    case string(escaped: Bool)
    case paste
    /// A paste that Esc has ended; the rest of its closing mark may still come.
    case late([UInt8])
  }

  private var state = State.ground
  private var text = TextDecoder()
  private var pasted = Paste()
  private var keys: [Key] = []

  package init() {}

  /// How long silence may last before what has come so far counts as whole.
  package enum Patience: Hashable, Sendable {
    /// As long as the parts of one sequence are apart.
    case short
    /// As long as a slow line may hold back the end of a paste.
    case long
  }

  /// How long to wait for more before `flush()`; `nil` where nothing is pending.
  package var patience: Patience? {
    switch state {
    case .escape, .sequence, .singleShift, .string: .short
    case .paste where pasted.mayBeEscape: .long
    case .ground, .paste, .late: nil
    }
  }

  /// Returns true while the bytes so far may be a key, or the beginning of a longer sequence.
  package var isPending: Bool { patience != nil }

  /// Takes bytes and returns the keys that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    return drain()
  }

  /// Returns what has come so far as keys, since nothing followed it in time.
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

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscaped(byte)
    case .sequence(let bytes): takeSequence(bytes, byte)
    case .singleShift: takeSingleShift(byte)
    case .string(let escaped): takeString(byte, escaped: escaped)
    case .paste: takePaste(byte)
    case .late(let rest): takeLate(rest, byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
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

  private mutating func takeEscaped(_ byte: UInt8) {
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
      takeGround(byte)
    }
  }
}

extension KeyParser {
  private static let longest = 32

  private mutating func takeSequence(_ bytes: [UInt8], _ byte: UInt8) {
    switch byte {
    case 0x20..<0x40 where bytes.count < Self.longest: state = .sequence(bytes + [byte])
    case 0x40..<0x7F: endSequence(ControlSequence(parameters: bytes, final: byte))
    case 0x1B: state = .escape
    default: state = .ground
    }
  }

  private mutating func endSequence(_ sequence: ControlSequence) {
    state = sequence.beginsPaste ? .paste : .ground
    if let key = sequence.key { keys.append(key) }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    state = byte == 0x1B ? .escape : .ground
    if let key = Key(final: byte) { keys.append(key) }
  }

  /// Skips what a terminal answers to somebody's question, up to its terminator.
  private mutating func takeString(_ byte: UInt8, escaped: Bool) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case UInt8(ascii: "\\") where escaped: state = .ground
    default: state = .string(escaped: byte == 0x1B)
    }
  }

  private mutating func takePaste(_ byte: UInt8) {
    guard pasted.take(byte) else { return }
    if !pasted.text.isEmpty { keys.append(.paste(pasted.text)) }
    pasted = Paste()
    state = .ground
  }

  private static let restOfMark = Array("[201~".utf8)

  /// Skips the rest of a closing mark whose beginning was taken for the Esc key.
  private mutating func takeLate(_ rest: [UInt8], _ byte: UInt8) {
    guard byte == rest.first else {
      state = .ground
      return takeGround(byte)
    }
    state = rest.count == 1 ? .ground : .late(Array(rest.dropFirst()))
  }
}
