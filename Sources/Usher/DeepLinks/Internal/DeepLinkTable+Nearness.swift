extension DeepLinkTable {
  /// The names of the three patterns that are spelled most like a path, the nearest first.
  func names(near path: String) -> [String] {
    let path = Array(path.unicodeScalars.prefix(64))
    var best: [(distance: Int, index: Int)] = []
    for (index, entry) in entries.enumerated() {
      let limit = best.count < 3 ? Int.max : best[2].distance
      let text = Array(entry.pattern.text.unicodeScalars.prefix(64))
      let distance = distance(from: path, to: text, below: limit)
      guard distance < limit else { continue }
      best.append((distance, index))
      best.sort { $0 < $1 }
      best = Array(best.prefix(3))
    }
    return best.map { entries[$0.index].pattern.name }
  }

  /// Returns the Levenshtein distance; once it reaches the limit, any number from the limit up.
  private func distance(
    from text: [Unicode.Scalar], to other: [Unicode.Scalar], below limit: Int
  ) -> Int {
    var row = Array(0...other.count)
    for (i, x) in text.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, y) in other.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, corner + (x == y ? 0 : 1))
        corner = row[j + 1]
        row[j + 1] = next
        least = min(least, next)
      }
      if least >= limit { return least }
    }
    return row[other.count]
  }
}
