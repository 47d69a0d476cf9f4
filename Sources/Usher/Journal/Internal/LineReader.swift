import Foundation

/// Reads a file line by line, in a bounded amount of memory; the end of a line does not belong to it.
@safe struct LineReader: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// The part of the chunk that has not been read yet.
  private var rest = 0..<0

  /// Opens a file; `nil` if it cannot be read, with the reason in `errno`.
  init?(path: String) {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    unsafe self.file = file
  }

  deinit { unsafe fclose(file) }

  var isIntact: Bool { unsafe ferror(file) == 0 }

  mutating func next() -> Data? {
    var line = Data()
    while fill() {
      let end = chunk[rest].firstIndex(of: UInt8(ascii: "\n"))
      line.append(contentsOf: chunk[rest.lowerBound..<(end ?? rest.upperBound)])
      rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
      if end != nil { return line }
    }
    return line.isEmpty ? nil : line
  }

  /// Reads the next chunk if this one is used up; returns false at the end of the file.
  private mutating func fill() -> Bool {
    guard rest.isEmpty else { return true }
    let count = unsafe chunk.withUnsafeMutableBytes {
      unsafe fread($0.baseAddress, 1, $0.count, file)
    }
    rest = 0..<count
    return count > 0
  }
}
