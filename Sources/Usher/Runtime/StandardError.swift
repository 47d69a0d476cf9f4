import Foundation

/// Where a program writes what is not its output.
enum StandardError {
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
