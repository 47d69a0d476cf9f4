/// Finds as little as possible to take out of a tree, so that what is left is allowed.
@MainActor struct SmallestRemoval<Item> {
  let remove: (ArraySlice<Item>, SceneTree) -> SceneTree
  let isAllowed: (SceneTree) -> Bool

  /// How many items leave one by one before strides get longer.
  private static var patience: Int { 32 }

  /// Returns the items to take out, the lowest first: all of them, where nothing less will do.
  ///
  /// The topmost leave first, then the lowest come back that need not have left. Either goes by
  /// halves, so that a rule judges no more trees than it must, and most of them small.
  func items(of items: [Item], in tree: SceneTree) -> [Item] {
    guard !isAllowed(tree) else { return [] }
    guard let first = lowest(of: items, in: tree) else { return items }
    return needed(items[first...], in: tree)
  }

  /// The index from which on items have to leave; `nil` where it would not do if all did.
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

  /// One by one at first, then twice as many as have left, and the last by itself.
  private func next(after denied: Int, of count: Int) -> Int {
    let left = count - denied
    guard left >= Self.patience, denied > 1 else { return denied - 1 }
    return max(1, denied - left)
  }

  /// The highest index from which on all may leave, where the lowest one of a range will do.
  private func boundary(in range: Range<Int>, of items: [Item], _ tree: SceneTree) -> Int {
    var (allowed, denied, rest) = (range.lowerBound, range.upperBound, tree)
    while denied - allowed > 1 {
      let middle = (allowed + denied) / 2
      let tree = remove(items[middle..<denied], rest)
      if isAllowed(tree) { allowed = middle } else { (denied, rest) = (middle, tree) }
    }
    return allowed
  }

  /// Those of some items that cannot stay in a tree, which is not allowed as it is.
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
