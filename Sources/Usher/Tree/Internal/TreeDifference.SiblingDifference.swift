extension TreeDifference {
  /// The difference between two lists of siblings, matched by identity.
  struct SiblingDifference {
    var removed: ArraySlice<Node> = []
    var added: ArraySlice<Node> = []
    /// The siblings in both lists that do not share their storage.
    var changed: [(old: Node, new: Node)] = []

    /// The added nodes, and those added inside changed ones.
    var allAdded: [Node] {
      added
        + changed.flatMap { Self.difference(from: $0.old.children, to: $0.new.children).allAdded }
    }

    /// Compares two lists; equal starts and ends cost one comparison of pointers for each node.
    static func difference(from old: [Node], to new: [Node]) -> SiblingDifference {
      let start = commonStart(old, new)
      let end = commonEnd(old, new, from: start)
      let oldRest = old[start..<(old.count - end)]
      let newRest = new[start..<(new.count - end)]
      return SiblingDifference(from: oldRest, to: newRest)
    }

    private init(from old: ArraySlice<Node>, to new: ArraySlice<Node>) {
      if old.isEmpty || new.isEmpty {
        (removed, added) = (old, new)
        return
      }
      if old.elementsEqual(new, by: { $0.id == $1.id }) {
        changed = zip(old, new).filter { !$0.isIdentical(to: $1) }.map { (old: $0, new: $1) }
        return
      }
      var known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
      let kept = Set(new.map(\.id))
      removed = old.filter { !kept.contains($0.id) }[...]
      for node in new {
        guard let before = known.removeValue(forKey: node.id) else {
          added.append(node)
          continue
        }
        if !before.isIdentical(to: node) { changed.append((before, node)) }
      }
    }

    private static func commonStart(_ old: [Node], _ new: [Node]) -> Int {
      let limit = min(old.count, new.count)
      return (0..<limit).first { !old[$0].isIdentical(to: new[$0]) } ?? limit
    }

    private static func commonEnd(_ old: [Node], _ new: [Node], from start: Int) -> Int {
      let limit = min(old.count, new.count) - start
      return (0..<limit).first {
        !old[old.count - 1 - $0].isIdentical(to: new[new.count - 1 - $0])
      } ?? limit
    }
  }
}
