import Foundation

#if canImport(os)
import os
#endif

/// The log of the system that the program runs on.
package enum SystemLog {
  /// Writes one line.
  ///
  /// The line is public. A debug build shows the values beside it; in others only Apple's log has
  /// them, and shows them only to developers.
  static func write(_ line: String, _ values: String?) {
    let text = isDebugging ? Self.text(line, values) : line
    #if canImport(os)
    let hidden = isDebugging ? "" : values.map { " [\($0)]" } ?? ""
    logger.notice("\(text, privacy: .public)\(hidden, privacy: .private)")
    #else
    StandardError.write(text)
    #endif
  }

  /// The line with the values, as a debug build writes it.
  package static func text(_ line: String, _ values: String?) -> String {
    values.map { "\(line) [\($0)]" } ?? line
  }

  static var isDebugging: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  #if canImport(os)
  private static let logger = Logger(subsystem: "Usher", category: "refusals")
  #endif
}

enum StandardError {
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
