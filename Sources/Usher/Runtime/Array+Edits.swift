extension [Unicode.Scalar] {
  /// Counts the letters to add, remove or replace (the Levenshtein distance); once they reach the
  /// limit, it returns any number from the limit up.
  package func edits(to other: [Unicode.Scalar], below limit: Int = .max) -> Int {
    var row = (0...other.count).map { $0 }
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var least = row[0]
      for (column, another) in other.enumerated() {
        let replaced = diagonal + (letter == another ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
        least = Swift.min(least, row[column + 1])
      }
      if least >= limit { return least }
    }
    return row[other.count]
  }
}
