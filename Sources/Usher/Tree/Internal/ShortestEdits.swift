/// The fewest insertions and removals that lead from one list to another, found as Myers does.
struct ShortestEdits<Identity: Equatable> {
  private let old: [Identity]
  private let new: [Identity]
  /// For each number of edits, how far along the old list each diagonal comes with so many.
  private var ends: [[Int]] = []

  /// Finds them, in time for their number; `nil` where there are more than a limit.
  init?(old: [Identity], new: [Identity], limit: Int) {
    (self.old, self.new) = (old, new)
    while ends.last.map(isFinal) != true {
      guard ends.count <= limit else { return nil }
      ends.append(nextEnds)
    }
  }

  /// Returns whether the diagonal of both ends has come to them.
  private func isFinal(_ ends: [Int]) -> Bool {
    let index = old.count - new.count + ends.count - 1
    return index.isMultiple(of: 2) && ends.indices.contains(index / 2)
      && ends[index / 2] >= old.count
  }

  private var nextEnds: [Int] {
    let edits = ends.count
    return (0...edits).map { index in
      end(at: edits == 0 ? 0 : start(of: index, after: ends[edits - 1]).x, 2 * index - edits)
    }
  }

  /// Where a diagonal begins after one more edit, an insertion or a removal.
  private func start(of index: Int, after ends: [Int]) -> (x: Int, isInsertion: Bool) {
    if index == 0 || index < ends.count && ends[index] > ends[index - 1] {
      return (ends[index], true)
    }
    return (ends[index - 1] + 1, false)
  }

  /// Follows a diagonal as long as both lists are equal.
  private func end(at start: Int, _ diagonal: Int) -> Int {
    var x = start
    while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
    return x
  }

  /// The elements that stay, in order.
  var kept: [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (x, y) = (old.count, new.count)
    for edits in ends.indices.reversed() {
      let (start, isInsertion) =
        edits == 0 ? (0, true) : self.start(of: (x - y + edits) / 2, after: ends[edits - 1])
      while x > start {
        (x, y) = (x - 1, y - 1)
        pairs.append((x, y))
      }
      if isInsertion { y -= 1 } else { x -= 1 }
    }
    return pairs.reversed()
  }
}
