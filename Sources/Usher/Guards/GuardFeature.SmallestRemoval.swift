extension GuardFeature {
  /// Finds the smallest removal that makes a tree allowed.
  @MainActor struct SmallestRemoval<Item> {
    let remove: (ArraySlice<Item>, SceneTree) -> SceneTree
    let isAllowed: (SceneTree) -> Bool

    /// The number of items that leave one by one before strides get longer.
    private static var patience: Int { 32 }

    /// Returns the items to remove, the lowest first: all of them, if nothing less suffices.
    ///
    /// The topmost leave first; then the lowest that need not have left are restored. Both searches
    /// bisect, so that a guard judges no more trees than necessary, most of them small.
    func items(of items: [Item], in tree: SceneTree) -> [Item] {
      guard !isAllowed(tree) else { return [] }
      guard let first = lowest(of: items, in: tree) else { return items }
      return needed(items[first...], in: tree)
    }

    /// The index from which on items have to leave; `nil` if the removal of all does not suffice.
    private func lowest(of items: [Item], in tree: SceneTree) -> Int? {
      var (denied, rest) = (items.count, tree)
      while denied > 0 {
        let next = next(after: denied, of: items.count)
        let tree = remove(items[next..<denied], rest)
        if isAllowed(tree) { return boundary(in: next..<denied, of: items, rest) }
        (denied, rest) = (next, tree)
      }
      return nil
    }

    /// Begins one by one, then doubles the number, and tries the last one alone.
    private func next(after denied: Int, of count: Int) -> Int {
      let left = count - denied
      guard left >= Self.patience, denied > 1 else { return denied - 1 }
      return max(1, denied - left)
    }

    /// The highest sufficient index in a range whose lowest one suffices.
    private func boundary(in range: Range<Int>, of items: [Item], _ tree: SceneTree) -> Int {
      var (allowed, denied, rest) = (range.lowerBound, range.upperBound, tree)
      while denied - allowed > 1 {
        let middle = (allowed + denied) / 2
        let tree = remove(items[middle..<denied], rest)
        if isAllowed(tree) { allowed = middle } else { (denied, rest) = (middle, tree) }
      }
      return allowed
    }

    /// Returns the items that cannot stay in a tree that is not allowed.
    private func needed(_ items: ArraySlice<Item>, in tree: SceneTree) -> [Item] {
      guard items.count > 1 else { return Array(items) }
      let middle = (items.startIndex + items.endIndex) / 2
      let lower = items[..<middle]
      let upper = items[middle...]
      let base = remove(upper, tree)
      let below = isAllowed(base) ? [] : needed(lower, in: base)
      guard !below.isEmpty else { return needed(upper, in: tree) }
      let rest = remove(below[...], tree)
      return isAllowed(rest) ? below : below + needed(upper, in: rest)
    }
  }
}
