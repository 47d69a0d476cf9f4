extension DeepLinkTable {
  /// The names of the three patterns that are spelled most like a path, the nearest first.
  func names(near path: String) -> [String] {
    let path = Array(path.unicodeScalars.prefix(64))
    var best: [(distance: Int, index: Int)] = []
    for (index, entry) in entries.enumerated() {
      let limit = best.count < 3 ? Int.max : best[2].distance
      let text = Array(entry.pattern.text.unicodeScalars.prefix(64))
      let distance = path.edits(to: text, below: limit)
      guard distance < limit else { continue }
      best.append((distance, index))
      best.sort { $0 < $1 }
      best = Array(best.prefix(3))
    }
    return best.map { entries[$0.index].pattern.name }
  }
}
