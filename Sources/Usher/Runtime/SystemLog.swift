import Foundation

#if canImport(os)
import os
#endif

/// The log of the system that the program runs on.
enum SystemLog {
  /// Writes one line.
  ///
  /// The line is public; Apple's log shows the values only to developers.
  static func write(_ line: String, _ values: String?) {
    #if canImport(os)
    logger.notice("\(line, privacy: .public) [\(values ?? "", privacy: .private)]")
    #else
    StandardError.write(line)
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
