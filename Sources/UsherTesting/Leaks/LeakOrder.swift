/// Sorts leaks so that causes come before what they keep alive, and finds the cause of each.
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
    // In a circle each keeps the others alive, so none of them is the cause.
    let ranks = objects.indices.map { index in
      causes[index].count { !causes[$0].contains(index) }
    }
    self.causes = causes
    indices = objects.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  /// The causes, each with what it keeps alive; of a circle the first one stands for all.
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

extension [[Int]] {
  /// What can be reached from some places, these included, along the ways that lead from each.
  package func reached(from starts: [Int]) -> Set<Int> {
    var found = Set(starts)
    var open = starts
    while let place = open.popLast() {
      for next in self[place] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }
}
