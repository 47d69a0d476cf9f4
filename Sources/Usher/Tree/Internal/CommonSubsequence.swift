/// The longest common subsequence of two lists that hold the same identities.
struct CommonSubsequence<Identity: Hashable> {
  let pairs: [(old: Int, new: Int)]

  /// Few equal ones are looked up by identity, as Hunt and Szymanski do, whatever has moved; among
  /// many, both lists are compared step by step, as Myers does.
  init(old: [Identity], new: [Identity]) {
    let places = Dictionary(grouping: old.indices) { old[$0] }
    let matches = new.reduce(0) { $0 + (places[$1]?.count ?? 0) }
    pairs =
      matches <= 8 * (old.count + new.count)
      ? Self.sparse(places, new) : Self.dense(old, new)
  }

  /// One match, and the one before it in the longest common subsequence that ends with it.
  private struct Match {
    let old: Int
    let new: Int
    let before: Int?
  }

  /// Finds the longest row of matches that ascends in both lists, by a binary search for each.
  private static func sparse(
    _ places: [Identity: [Int]], _ new: [Identity]
  ) -> [(old: Int, new: Int)] {
    var matches: [Match] = []
    // For each length, the match with the lowest old index that a subsequence so long ends with.
    var ends: [Int] = []
    for (index, identity) in new.enumerated() {
      for place in (places[identity] ?? []).reversed() {
        let length = ends.partitioningIndex { matches[$0].old >= place }
        matches.append(Match(old: place, new: index, before: length == 0 ? nil : ends[length - 1]))
        if length == ends.count { ends.append(0) }
        ends[length] = matches.count - 1
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var next = ends.last
    while let match = next.map({ matches[$0] }) {
      pairs.append((match.old, match.new))
      next = match.before
    }
    return pairs.reversed()
  }

  private static func dense(_ old: [Identity], _ new: [Identity]) -> [(old: Int, new: Int)] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    return kept.map { ($0, $1) }
  }
}

extension Array {
  /// The first index whose element satisfies a condition that all after it satisfy as well.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
