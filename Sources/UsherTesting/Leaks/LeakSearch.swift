import Usher
import UsherDI

/// Names the objects that outlive their time, and their holders; causes come first.
@MainActor package struct LeakSearch {
  private typealias Item = (entry: LifetimeTracker.Entry, object: AnyObject)

  package let leaks: [Leak]
  /// The leaks that no other leak explains, which name those that they keep alive.
  let roots: [Leak]

  /// Searches the ended objects of an open window.
  package init(_ stage: TestStage) {
    let outlived = stage.director.outlived
    self.init(
      outlived, among: outlived.isEmpty ? [] : stage.candidates,
      tasks: { stage.director.tracker?.tasks(of: $0, stage.runningOffers) ?? [] },
      origin: { stage.origin(of: $0) })
  }

  /// Searches the objects that are alive though their window has closed.
  package init(_ tracker: LifetimeTracker, offers: [String] = []) {
    let tasks = { tracker.tasks(of: $0, offers) }
    self.init(tracker.entries, among: [], tasks: tasks) { entry in
      let owner = entry.kind == .coordinator ? "" : " It belonged to \(tracker.owner(of: entry))."
      return "Its window has closed.\(owner)"
    }
  }

  private init(
    _ entries: [LifetimeTracker.Entry], among living: [HolderSearch.Candidate],
    tasks: (LifetimeTracker.Entry) -> [String], origin: (LifetimeTracker.Entry) -> String
  ) {
    let items: [Item] = entries.compactMap { entry in entry.object.map { (entry, $0) } }
    let leaked = items.map { item in
      HolderSearch.Candidate(
        name: "the \(item.entry.kind.rawValue) \(item.entry.name)", object: item.object,
        isLeaked: true)
    }
    let search = HolderSearch(targets: items.map(\.object), candidates: living + leaked)
    let order = LeakOrder(items.map { ObjectIdentifier($0.object) }, search.found)
    let found = items.map { item in
      Leak(
        item.entry, origin(item.entry), search.found[ObjectIdentifier(item.object)],
        tasks(item.entry))
    }
    leaks = order.indices.map { found[$0] }
    roots = order.groups.map { group in
      var root = found[group.root]
      root.dependents = group.dependents.map { "the \(found[$0].kind) \(found[$0].name)" }
      return root
    }
  }
}

extension Leak {
  fileprivate init(
    _ entry: LifetimeTracker.Entry, _ origin: String, _ holders: [LeakSearch.HolderSearch.Holder]?,
    _ tasks: [String]
  ) {
    let holders = holders ?? []
    self.init(
      kind: entry.kind.rawValue, name: entry.name, origin: origin,
      holders: holders.map(\.description), tasks: tasks,
      isHeldInApp: holders.contains { !$0.isLeaked })
  }
}

extension LifetimeTracker {
  fileprivate func tasks(of entry: Entry, _ offers: [String]) -> [String] {
    let count = taskCount(of: entry.owner)
    let own = count == 0 ? [] : ["\(count.of("task")) of \(owner(of: entry))"]
    return offers.map { "the offer \($0)" } + own
  }

  fileprivate func owner(of entry: Entry) -> String { name(of: entry.owner) ?? "\(entry.owner)" }
}
