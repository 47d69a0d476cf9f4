extension Container {
  /// The children that have instances to end; it does not keep them alive.
  struct Children {
    private struct Child {
      weak var container: Container?
    }

    private var all: [Child] = []
    private var limit = 32

    /// Adds a child; ended ones are dropped whenever their number may have doubled.
    @MainActor mutating func add(_ child: Container) {
      if all.count >= limit {
        all.removeAll { $0.container.map { $0.state == .ended } ?? true }
        limit = max(32, all.count * 2)
      }
      all.append(Child(container: child))
    }

    /// Removes a child that has ended, immediately if it is the youngest.
    @MainActor mutating func remove(_ child: Container) {
      if all.last?.container === child { all.removeLast() }
    }

    /// The living children, the youngest first.
    @MainActor var living: [Container] {
      if all.isEmpty { return [] }
      return all.compactMap(\.container).sorted { $0.serial > $1.serial }
    }
  }
}
