#if os(macOS) || os(Linux)
extension KeyParser {
  private static let longest = 32

  mutating func consumeInSequence(_ bytes: [UInt8], _ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: state = .sequence(bytes.count > Self.longest ? bytes : bytes + [byte])
    case 0x40..<0x7F: endSequence(ControlSequence(parameters: bytes, final: byte))
    case 0x1B: state = .escape
    default: state = .ground
    }
  }

  private mutating func endSequence(_ sequence: ControlSequence) {
    state = sequence.beginsPaste ? .paste : .ground
    if sequence.followers > 0 { state = .report(left: sequence.followers, isWide: false) }
    if sequence.parameters.count <= Self.longest, let key = sequence.key { keys.append(key) }
  }

  /// Skips a character that belongs to the sequence before; wide ones have two bytes.
  ///
  /// The only control character among them is NUL, the column of a position that does not fit in a
  /// byte.
  mutating func consumeInReport(_ byte: UInt8, left: Int, isWide: Bool) {
    if isWide, (0x80..<0xC0).contains(byte) {
      state = .report(left: left, isWide: false)
    } else if byte == 0 || byte >= 0x20 {
      state = left == 1 ? .ground : .report(left: left - 1, isWide: (0xC2..<0xE0).contains(byte))
    } else {
      state = .ground
      consumeInGround(byte)
    }
  }

  /// Takes the byte of a key after `ESC O`; digits before it are modifiers.
  mutating func consumeSingleShift(_ byte: UInt8) {
    guard !(0x30..<0x40).contains(byte) else { return }
    state = byte == 0x1B ? .escape : .ground
    if let key = byte == UInt8(ascii: "M") ? .enter : Key(final: byte) { keys.append(key) }
  }

  /// Skips a terminal's answer to a query, up to its terminator.
  mutating func consumeInString(_ byte: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    default: state = .string(escaped: byte == 0x1B)
    }
  }

  mutating func consumeEscapedInString(_ byte: UInt8) {
    switch byte {
    case 0x1B: break
    case UInt8(ascii: "\\"): state = .ground
    default: consumeEscaped(byte)
    }
  }

  mutating func consumeInPaste(_ byte: UInt8) {
    guard pasted.consume(byte) else { return }
    if !pasted.text.isEmpty { keys.append(.paste(pasted.text)) }
    pasted = Paste()
    state = .ground
  }

  static let restOfMark = Array("[201~".utf8)

  /// Skips the rest of a closing mark whose first byte was taken for the Esc key.
  mutating func consumeLate(_ rest: [UInt8], _ byte: UInt8) {
    guard byte == rest.first else {
      state = .ground
      return consumeInGround(byte)
    }
    state = rest.count == 1 ? .ground : .late(Array(rest.dropFirst()))
  }
}
#endif
