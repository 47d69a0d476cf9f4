extension ModelDiff {
  /// Matches two lists of siblings by longest common subsequence; equal ones match in order.
  struct SiblingMatch<Identity: Hashable> {
    /// For each new sibling, the index of the old one that it is, or `nil` if there is none.
    let partners: [Int?]

    init(old: [Identity], new: [Identity]) {
      var (added, removed): (Set<Int>, Set<Int>) = ([], [])
      for change in new.difference(from: old) {
        switch change {
        case .insert(let index, _, _): added.insert(index)
        case .remove(let index, _, _): removed.insert(index)
        }
      }
      var kept = old.indices.lazy.filter { !removed.contains($0) }.makeIterator()
      let matches = new.indices.map { added.contains($0) ? nil : kept.next() }
      partners = Self.firstOfEqual(matches, in: old)
    }

    /// Moves each match to the first free one of equal siblings, so that duplicates match in order.
    private static func firstOfEqual(_ partners: [Int?], in old: [Identity]) -> [Int?] {
      var next = 0
      return partners.map { partner in
        guard let partner else { return nil }
        let first = old[next..<partner].firstIndex(of: old[partner]) ?? partner
        next = first + 1
        return first
      }
    }
  }
}
