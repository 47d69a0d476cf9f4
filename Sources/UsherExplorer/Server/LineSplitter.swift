import Foundation

/// Splits bytes into lines, and drops those that are longer than a limit.
package struct LineSplitter {
  package enum Line: Equatable {
    case text(String)
    case notUTF8
    case tooLong
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false
  private var hasBegun = false

  package init(limit: Int) { self.limit = limit }

  /// Returns the line that a byte ends.
  package mutating func add(_ byte: UInt8) -> Line? {
    guard byte != UInt8(ascii: "\n") else { return popLine() }
    hasBegun = true
    isTooLong = isTooLong || bytes.count == limit
    if !isTooLong { bytes.append(byte) }
    return nil
  }

  /// Returns the last line, if it does not end with a line break.
  package mutating func end() -> Line? { hasBegun ? popLine() : nil }

  private mutating func popLine() -> Line {
    defer { self = LineSplitter(limit: limit) }
    guard !isTooLong else { return .tooLong }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(bytes: bytes, encoding: .utf8).map(Line.text) ?? .notUTF8
  }
}
