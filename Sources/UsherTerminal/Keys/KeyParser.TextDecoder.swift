#if os(macOS) || os(Linux)
extension KeyParser {
  /// Turns bytes of UTF-8 into code points, one byte at a time; malformed bytes are dropped.
  package struct TextDecoder {
    private var bytes: [UInt8] = []

    package init() {}

    /// Drops an incomplete code point.
    package mutating func reset() { bytes = [] }

    package mutating func feed(_ byte: UInt8) -> Unicode.Scalar? {
      if byte & 0xC0 != 0x80 { bytes = [] }
      bytes.append(byte)
      guard let length = Self.length(ofFirst: bytes[0]) else {
        bytes = []
        return nil
      }
      guard bytes.count == length else { return nil }
      defer { bytes = [] }
      return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    }

    private static func length(ofFirst byte: UInt8) -> Int? {
      switch byte {
      case 0x00...0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: nil
      }
    }
  }
}
#endif
