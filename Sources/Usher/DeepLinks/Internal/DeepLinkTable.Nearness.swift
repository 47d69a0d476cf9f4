extension DeepLinkTable {
  /// Finds the patterns that are spelled most like a path.
  struct Nearness {
    private static let length = 64
    private let path: [Unicode.Scalar]
    /// The nearest so far, by distance and then by order.
    private var best: [(distance: Int, index: Int)] = []

    init(to path: String) { self.path = Array(path.unicodeScalars.prefix(Self.length)) }

    static func names(of entries: [DeepLinkTable.Entry], near path: String) -> [String] {
      var nearness = Nearness(to: path)
      for (index, entry) in entries.enumerated() { nearness.look(at: entry.pattern.text, index) }
      return nearness.best.map { entries[$0.index].pattern.name }
    }

    private mutating func look(at text: String, _ index: Int) {
      let limit = best.count < 3 ? Int.max : best[2].distance
      let other = Array(text.unicodeScalars.prefix(Self.length))
      let distance = distance(to: other, below: limit)
      guard distance < limit else { return }
      best.append((distance, index))
      best.sort { $0 < $1 }
      best = Array(best.prefix(3))
    }

    /// Returns the Levenshtein distance; once it reaches the limit, any number from the limit up.
    private func distance(to other: [Unicode.Scalar], below limit: Int) -> Int {
      var row = Array(0...other.count)
      for (i, x) in path.enumerated() {
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
}
