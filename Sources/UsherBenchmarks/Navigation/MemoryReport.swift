import Foundation

/// The memory that a million flows leave behind.
@MainActor enum MemoryReport {
  static func print() {
    let flows = NavigationMeasurements.childFlows()
    flows(10_000)
    let before = resident
    for step in 1...10 {
      flows(100_000)
      Swift.print("nav.memory  \(step * 100_000) flows  \((resident - before) / 1_024) KiB more")
    }
  }

  /// Resident bytes; 0 if the system does not report them.
  static var resident: Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = line.split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4_096
  }
}
