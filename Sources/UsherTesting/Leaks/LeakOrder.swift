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
    let causes = objects.indices.map { Self.reach(from: $0, along: owners) }
    // In a circle each keeps the others alive, so none of them is the cause.
    let ranks = objects.indices.map { index in
      causes[index].count { !causes[$0].contains(index) }
    }
    self.causes = causes
    indices = objects.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private static func reach(from start: Int, along owners: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let next = open.popLast() {
      for owner in owners[next] where found.insert(owner).inserted { open.append(owner) }
    }
    return found
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
