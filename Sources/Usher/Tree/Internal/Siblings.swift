/// What differs between two lists of siblings, matched by identity.
struct Siblings {
  var removed: [Node] = []
  var added: [Node] = []
  /// Those in both whose content is not the same storage.
  var changed: [(old: Node, new: Node)] = []

  /// Compares two lists; equal starts and ends are passed over at the cost of a pointer comparison.
  static func difference(from old: [Node], to new: [Node]) throws(TreeError) -> Siblings {
    let start = commonStart(old, new)
    let end = commonEnd(old, new, from: start)
    let oldRest = old[start..<(old.count - end)]
    let newRest = new[start..<(new.count - end)]
    return try Siblings(from: oldRest, to: newRest)
  }

  /// Where nothing came, went or moved, only what changed is collected.
  private static func changes(
    _ old: ArraySlice<Node>, _ new: ArraySlice<Node>
  ) -> [(old: Node, new: Node)]? {
    guard old.count == new.count else { return nil }
    var changed: [(old: Node, new: Node)] = []
    for (before, after) in zip(old, new) {
      guard before.id == after.id else { return nil }
      if !before.isIdentical(to: after) { changed.append((before, after)) }
    }
    return changed
  }

  private init(from old: ArraySlice<Node>, to new: ArraySlice<Node>) throws(TreeError) {
    guard !old.isEmpty else {
      added = Array(new)
      try Siblings.requireDistinct(new)
      return
    }
    guard !new.isEmpty else {
      removed = Array(old)
      return
    }
    if let changes = Siblings.changes(old, new) {
      changed = changes
      return
    }
    try Siblings.requireDistinct(new)
    let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let kept = Set(new.map(\.id))
    removed = old.filter { !kept.contains($0.id) }
    for node in new {
      guard let before = known[node.id] else {
        added.append(node)
        continue
      }
      if !before.isIdentical(to: node) { changed.append((before, node)) }
    }
  }

  /// What is added must not stand among the siblings that stay either.
  ///
  /// A few are looked for one by one, which costs less than a set of all siblings.
  func requireNew(in siblings: [Node]) throws(TreeError) {
    guard added.count <= 4 else { return try Siblings.requireDistinct(siblings[...]) }
    for node in added where siblings.count(where: { $0.id == node.id }) > 1 {
      throw .duplicate(node.id)
    }
  }

  private static func requireDistinct(_ nodes: ArraySlice<Node>) throws(TreeError) {
    guard nodes.count > 1 else { return }
    var seen: Set<NodeID> = []
    for node in nodes where !seen.insert(node.id).inserted { throw .duplicate(node.id) }
  }

  private static func commonStart(_ old: [Node], _ new: [Node]) -> Int {
    let limit = min(old.count, new.count)
    var index = 0
    while index < limit, old[index].isIdentical(to: new[index]) { index += 1 }
    return index
  }

  private static func commonEnd(_ old: [Node], _ new: [Node], from start: Int) -> Int {
    let limit = min(old.count, new.count) - start
    var count = 0
    while count < limit, old[old.count - 1 - count].isIdentical(to: new[new.count - 1 - count]) {
      count += 1
    }
    return count
  }
}
