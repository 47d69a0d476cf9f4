/// The longest common subsequence of two lists that hold the same identities.
struct CommonSubsequence<Identity: Hashable> {
  let pairs: [(old: Int, new: Int)]

  /// Few equal ones are looked up by identity, as Hunt and Szymanski do, whatever has moved; among many,
  /// both lists are compared step by step, as Myers does, unless they differ too much.
  ///
  /// Much that is equal and much that has moved takes time with the square of their number. Equal ones are
  /// numbered then, and only those of one number match, so that more of them may be new than need be.
  init(old: [Identity], new: [Identity]) {
    let places = Dictionary(grouping: old.indices) { old[$0] }
    let matches = new.reduce(0) { $0 + (places[$1]?.count ?? 0) }
    if matches <= 8 * (old.count + new.count) {
      pairs = Self.sparse(places, new)
    } else if let edits = ShortestEdits(old: old, new: new, limit: 512) {
      pairs = edits.kept
    } else {
      let numbered = Numbered.all(of: old)
      let places = Dictionary(grouping: old.indices) { numbered[$0] }
      pairs = CommonSubsequence<Numbered<Identity>>.sparse(places, Numbered.all(of: new))
    }
  }

  /// One match, and the one before it in the longest common subsequence that ends with it.
  private struct Match {
    let old: Int
    let new: Int
    let before: Int?
  }

  /// Finds the longest row of matches that ascends in both lists, by a binary search for each.
  fileprivate static func sparse(
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
}

/// One of several equal ones.
private struct Numbered<Identity: Hashable>: Hashable {
  let identity: Identity
  let number: Int

  static func all(of identities: [Identity]) -> [Numbered] {
    var counts: [Identity: Int] = [:]
    return identities.map { identity in
      let number = counts[identity, default: 0]
      counts[identity] = number + 1
      return Numbered(identity: identity, number: number)
    }
  }
}
