import Usher
import UsherDI

/// Names what outlives its time and what holds it, causes before what they keep alive.
@MainActor struct LeakSearch {
  private typealias Item = (entry: LifetimeTracker.Entry, object: AnyObject)

  let leaks: [Leak]

  /// Looks at what has ended while a window is open.
  init(_ stage: TestStage) {
    let outlived = stage.director.outlived
    self.init(outlived, among: outlived.isEmpty ? [] : stage.candidates, stage.runningOffers) {
      stage.origin(of: $0)
    }
  }

  /// Looks at all that is alive though its window has closed.
  init(_ tracker: LifetimeTracker, offers: [String] = []) {
    self.init(tracker.entries, among: [], offers) { entry in
      let owner = entry.kind == .coordinator ? "" : " It belonged to \(tracker.owner(of: entry))."
      return "Its window has closed.\(owner)"
    }
  }

  private init(
    _ entries: [LifetimeTracker.Entry], among living: [HolderSearch.Candidate], _ offers: [String],
    origin: (LifetimeTracker.Entry) -> String
  ) {
    let items: [Item] = entries.compactMap { entry in entry.object.map { (entry, $0) } }
    let leaked = items.map { item in
      HolderSearch.Candidate(
        name: "the \(item.entry.kind.rawValue) \(item.entry.name)", object: item.object,
        isLeaked: true)
    }
    let search = HolderSearch(targets: items.map(\.object), candidates: living + leaked)
    leaks = Self.sorted(items, search.found).map { item in
      Leak(
        kind: item.entry.kind.rawValue, name: item.entry.name, origin: origin(item.entry),
        holders: (search.found[ObjectIdentifier(item.object)] ?? []).map(\.description),
        offers: offers)
    }
  }

  /// Sorts leaks so that causes come before what they keep alive.
  private static func sorted(
    _ items: [Item], _ holders: [ObjectIdentifier: [HolderSearch.Holder]]
  ) -> [Item] {
    func above(_ start: ObjectIdentifier) -> Set<ObjectIdentifier> {
      var found: Set<ObjectIdentifier> = []
      var open = [start]
      while let next = open.popLast() {
        for holder in holders[next] ?? [] where holder.isLeaked {
          if found.insert(holder.owner).inserted { open.append(holder.owner) }
        }
      }
      return found
    }
    let causes = Dictionary(
      items.map { (ObjectIdentifier($0.object), above(ObjectIdentifier($0.object))) },
      uniquingKeysWith: { first, _ in first })
    let ranks = items.map { item in
      let id = ObjectIdentifier(item.object)
      // In a circle each keeps the others alive, so none of them is the cause.
      return (causes[id] ?? []).count { !(causes[$0] ?? []).contains(id) }
    }
    return items.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { items[$0] }
  }
}

extension LifetimeTracker {
  fileprivate func owner(of entry: Entry) -> String { name(of: entry.owner) ?? "\(entry.owner)" }
}
