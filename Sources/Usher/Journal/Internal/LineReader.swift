import Foundation

/// Reads a file line by line in a bounded amount of memory, without the line breaks.
struct LineReader: ~Copyable {
  private let file: SystemFile
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// The part of the chunk that has not been read yet.
  private var rest = 0..<0
  /// `false` once the file could not be read further.
  private(set) var isIntact = true

  init(path: String) throws(SystemFile.Failure) { file = try SystemFile(reading: path) }

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
    do { rest = 0..<(try file.fill(&chunk)) } catch { isIntact = false }
    return !rest.isEmpty
  }
}
