#if canImport(os)
import os
#endif

/// The log of the system that the program runs on.
enum SystemLog {
  /// Writes one line.
  ///
  /// - Parameters:
  ///   - line: What anybody may read.
  ///   - values: What else is known, which Apple's log shows to developers alone.
  static func write(_ line: String, _ values: String) {
    #if canImport(os)
    logger.notice("\(line, privacy: .public) [\(values, privacy: .private)]")
    #else
    StandardError.write(line)
    #endif
  }

  #if canImport(os)
  private static let logger = Logger(subsystem: "Usher", category: "refusals")
  #endif
}
