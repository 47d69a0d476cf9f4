extension LeakSearch {
  /// Sorts leaks so that causes precede the leaks that they keep alive.
  struct LeakOrder {
    /// A leak that no other explains, and those that it keeps alive.
    struct Group {
      let root: Int
      var dependents: [Int] = []
    }

    private let causes: [Set<Int>]
    let indices: [Int]

    init(_ objects: [ObjectIdentifier], _ holders: [ObjectIdentifier: [HolderSearch.Holder]]) {
      let places = Dictionary(
        objects.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let owners = objects.map { id in
        (holders[id] ?? []).filter(\.isLeaked).compactMap { places[$0.owner] }
      }
      let causes = objects.indices.map { owners.reached(from: owners[$0]) }
      // The objects of a cycle keep each other alive, so none of them is the cause.
      let ranks = objects.indices.map { index in
        causes[index].count { !causes[$0].contains(index) }
      }
      self.causes = causes
      indices = objects.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }

    /// The causes, each with the leaks that it keeps alive; the first object of a cycle stands for
    /// all.
    var groups: [Group] {
      indices.reduce(into: []) { groups, index in
        if let place = groups.firstIndex(where: { causes[index].contains($0.root) }) {
          groups[place].dependents.append(index)
        } else {
          groups.append(Group(root: index))
        }
      }
    }
  }
}

extension [[Int]] {
  /// The indices that can be reached from the given ones, including these.
  package func reached(from starts: [Int]) -> Set<Int> {
    var found = Set(starts)
    var open = starts
    while let place = open.popLast() {
      for next in self[place] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }
}
