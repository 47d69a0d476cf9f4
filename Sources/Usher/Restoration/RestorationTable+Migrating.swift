/// What was saved by one version, to be read by another.
struct SavedVersion {
  let what: String
  let tag: String
  let saved: Int
  let now: Int
}

extension RestorationTable {
  /// Returns a saved value as the version of today saves it, one version after the other.
  func migrated(
    _ value: SavedValue, _ version: SavedVersion
  ) throws(RestorationLoss) -> SavedValue {
    guard version.saved <= version.now else {
      throw .newer(version.what, version.saved, version.now)
    }
    var value = value
    var number = version.saved
    while number < version.now {
      guard let migration = migrations[version.tag]?[number] else {
        throw .unmigrated(version.what, version.tag, number)
      }
      value = try RestorationLoss.reading(version.what) {
        var next = value
        try migration(&next)
        return next
      }
      number += 1
    }
    return value
  }
}
