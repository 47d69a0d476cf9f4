import Foundation

#if canImport(os)
import os
#endif

/// The log of the system that the program runs on.
enum SystemLog {
  /// Writes one line.
  ///
  /// Everybody may read the line; Apple's log shows the values to developers alone.
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

/// Where a program writes what is not its output.
enum StandardError {
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
