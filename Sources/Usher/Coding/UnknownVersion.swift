/// An error for input of a version outside the known ones.
struct UnknownVersion: Error {
  let known: ClosedRange<Int>
  let found: Int

  static func require<Key>(
    _ known: ClosedRange<Int>, _ found: Int, at key: Key, in fields: KeyedDecodingContainer<Key>
  ) throws {
    if found < 1 { throw fields.corrupt(key, "There is no version \(found).") }
    guard known.contains(found) else { throw UnknownVersion(known: known, found: found) }
  }

  var isOlder: Bool { found < known.lowerBound }

  var detail: String {
    isOlder
      ? "It has version \(found); only \(known.lowerBound) and later can be read."
      : "It has version \(found); the latest known is \(known.upperBound)."
  }
}
