import Foundation

/// Reads a file line by line; the end of a line does not belong to it.
struct LineReader: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>
  private var line: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  /// Opens a file; `nil` where it cannot be read, with the reason in `errno`.
  init?(path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    self.file = file
  }

  deinit {
    free(line)
    fclose(file)
  }

  /// Whether nothing has gone wrong so far.
  var isIntact: Bool { ferror(file) == 0 }

  mutating func next() -> Data? {
    let count = getline(&line, &capacity, file)
    guard count > 0, let line else { return nil }
    let isWhole = line[count - 1] == 10
    return Data(bytes: line, count: isWhole ? count - 1 : count)
  }
}
