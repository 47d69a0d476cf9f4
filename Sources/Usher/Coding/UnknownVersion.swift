/// Another version than those that are known has written what is read.
struct UnknownVersion: Error {
  let known: ClosedRange<Int>
  let found: Int

  static func require(_ known: ClosedRange<Int>, _ found: Int) throws {
    guard known.contains(found) else { throw UnknownVersion(known: known, found: found) }
  }

  /// Indicates whether it is an earlier version that could have been known.
  var isOlder: Bool { (1..<known.lowerBound).contains(found) }

  var detail: String {
    isOlder
      ? "It has version \(found); only \(known.lowerBound) and later can be read."
      : "It has version \(found); the latest known is \(known.upperBound)."
  }
}
