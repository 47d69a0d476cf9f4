import Foundation

/// What the process holds.
enum Memory {
  /// Bytes that are resident; 0 where the system does not say.
  static var resident: Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }
}
