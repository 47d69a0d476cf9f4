/// Remembers, weakly, all that a director has made, to tell what outlives its time.
package final class Ledger {
  /// What kind of thing an entry is.
  package enum Kind: String, Sendable {
    case coordinator
    case screen
    case scope
  }

  /// One thing that was made.
  package struct Entry {
    package weak var object: AnyObject?
    package let kind: Kind
    package let name: String
    package let owner: CoordinatorID
  }

  /// All that was made and may be alive, in order.
  package private(set) var entries: [Entry] = []
  private var sweepAt = 256

  package init() {}

  func track(_ object: AnyObject, _ kind: Kind, name: String, owner: CoordinatorID) {
    entries.append(Entry(object: object, kind: kind, name: name, owner: owner))
    guard entries.count > sweepAt else { return }
    entries.removeAll { $0.object == nil }
    sweepAt = max(256, entries.count * 2)
  }
}

extension SceneDirector {
  /// What outlives its time: alive, though neither the tree nor the host has a place for it.
  package var outlived: [Ledger.Entry] {
    ledger?.entries.filter { $0.object != nil && !isInUse($0) } ?? []
  }

  private func isInUse(_ entry: Ledger.Entry) -> Bool {
    let isHeld = entry.owner == root.id || stage.isWaiting(entry.owner)
    switch entry.kind {
    // One that was refused has not ended: it may be started again, and under another identity.
    case .coordinator: return isHeld || (entry.object as? Coordinator)?.isFinished != true
    case .scope: return isHeld || coordinators[entry.owner] != nil
    case .screen: return stage.screens.contains { $0 === entry.object }
    }
  }

  /// The coordinators that have started and go on, in the order of their starts.
  package var livingCoordinators: [Coordinator] {
    coordinators.values.sorted { $0.id.number < $1.id.number }
  }
}
