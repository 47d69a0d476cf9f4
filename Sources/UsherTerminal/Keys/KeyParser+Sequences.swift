/// Sequences and pastes, byte by byte.
extension KeyParser {
  private static let longest = 32

  mutating func takeSequence(_ bytes: [UInt8], _ byte: UInt8) {
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

  mutating func takeSingleShift(_ byte: UInt8) {
    state = byte == 0x1B ? .escape : .ground
    if let key = Key(final: byte) { keys.append(key) }
  }

  /// Skips a terminal's answer to a query, up to its terminator.
  mutating func takeString(_ byte: UInt8, escaped: Bool) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case UInt8(ascii: "\\") where escaped: state = .ground
    default: state = .string(escaped: byte == 0x1B)
    }
  }

  mutating func takePaste(_ byte: UInt8) {
    guard pasted.take(byte) else { return }
    if !pasted.text.isEmpty { keys.append(.paste(pasted.text)) }
    pasted = Paste()
    state = .ground
  }

  static let restOfMark = Array("[201~".utf8)

  /// Skips the rest of a closing mark whose beginning was taken for the Esc key.
  mutating func takeLate(_ rest: [UInt8], _ byte: UInt8) {
    guard byte == rest.first else {
      state = .ground
      return takeGround(byte)
    }
    state = rest.count == 1 ? .ground : .late(Array(rest.dropFirst()))
  }
}
