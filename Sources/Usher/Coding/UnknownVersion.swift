/// A later version has written what is read.
struct UnknownVersion: Error {
  let known: Int
  let found: Int

  static func require(_ known: Int, _ found: Int) throws {
    guard (1...known).contains(found) else { throw UnknownVersion(known: known, found: found) }
  }

  var detail: String { "It is of version \(found), and up to \(known) is known." }
}
