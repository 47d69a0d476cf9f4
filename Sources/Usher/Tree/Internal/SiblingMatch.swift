/// Matches two lists of siblings by longest common subsequence; equal ones match in order.
struct SiblingMatch<Identity: Hashable> {
  /// For each new one, the index of the old one that it is, or `nil` where it is new.
  let partners: [Int?]

  init(old: [Identity], new: [Identity]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    var partners: [Int?] = Array(0..<start)
    let middle = Self.longest(
      Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    partners += middle.map { $0.map { $0 + start } }
    partners += ((old.count - end)..<old.count).map { $0 }
    self.partners = Self.firstOfEqual(partners, in: old)
  }

  /// Of equal ones the first that is free stays, so that duplicates match in order.
  private static func firstOfEqual(_ partners: [Int?], in old: [Identity]) -> [Int?] {
    var next = 0
    return partners.map { partner in
      guard let partner else { return nil }
      let first = old[next..<partner].firstIndex(of: old[partner]) ?? partner
      next = first + 1
      return first
    }
  }

  /// Only what both lists have can match, so only that is compared in order.
  private static func longest(_ old: [Identity], _ new: [Identity]) -> [Int?] {
    var partners: [Int?] = Array(repeating: nil, count: new.count)
    let shared = Set(old).intersection(new)
    guard !shared.isEmpty else { return partners }
    let from = old.indices.filter { shared.contains(old[$0]) }
    let to = new.indices.filter { shared.contains(new[$0]) }
    let sequence = CommonSubsequence(old: from.map { old[$0] }, new: to.map { new[$0] })
    for pair in sequence.pairs { partners[to[pair.new]] = from[pair.old] }
    return partners
  }
}
