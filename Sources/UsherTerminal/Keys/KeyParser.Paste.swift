#if os(macOS) || os(Linux)
extension KeyParser {
  /// Text on its way from the clipboard, up to its closing mark.
  ///
  /// A paste that is too long is dropped, and still none of it is taken for keys.
  struct Paste {
    private static let end: [UInt8] = Array("\u{1B}[201~".utf8)
    private static let longest = 1 << 20

    private var bytes: [UInt8] = []
    /// The number of bytes of the closing mark that have arrived.
    private var matched = 0
    private var isTooLong = false

    /// `true` while the last byte may be the Esc key, pressed because the closing mark never came.
    var mayBeEscape: Bool { matched == 1 }

    /// Returns `true` once the closing mark is complete.
    mutating func consume(_ byte: UInt8) -> Bool {
      if byte == Self.end[matched] {
        matched += 1
        return matched == Self.end.count
      }
      append(Self.end[..<matched])
      matched = byte == Self.end[0] ? 1 : 0
      if matched == 0 { append(CollectionOfOne(byte)) }
      return false
    }

    private mutating func append(_ more: some Collection<UInt8>) {
      guard !isTooLong, !more.isEmpty else { return }
      bytes += more
      if bytes.count > Self.longest { (bytes, isTooLong) = ([], true) }
    }

    /// The text without its closing mark; empty if it was too long.
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}
#endif
