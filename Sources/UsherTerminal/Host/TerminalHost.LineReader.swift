#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Splits bytes into lines, however they are chunked.
  package struct LineReader {
    package enum Result: Hashable, Sendable {
      case line(String)
      case malformed
      case tooLong
    }

    private static let longest = 1 << 16

    private var bytes: [UInt8] = []
    private var isSkipping = false

    package init() {}

    package mutating func feed(_ more: some Sequence<UInt8>) -> [Result] {
      more.compactMap { byte in
        if byte == UInt8(ascii: "\n") { return endLine() }
        if bytes.count < Self.longest { bytes.append(byte) } else { isSkipping = true }
        return nil
      }
    }

    /// Returns the last line, if it had no line break.
    package mutating func flush() -> Result? { bytes.isEmpty ? nil : endLine() }

    private mutating func endLine() -> Result {
      defer { (bytes, isSkipping) = ([], false) }
      if isSkipping { return .tooLong }
      return String(validating: bytes, as: UTF8.self).map(Result.line) ?? .malformed
    }
  }
}
#endif
