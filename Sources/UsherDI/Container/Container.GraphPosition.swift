import Usher

extension Container {
  /// A registration, and the container that makes its instance.
  struct GraphPosition: Hashable {
    @ByIdentity var container: Container
    let slot: Int

    @MainActor var record: RegistrationRecord { container.blueprint.record(slot) }
    @MainActor var factory: AnyInstanceFactory { container.blueprint.factory(slot: slot) }

    /// The positions to make first; none if a scope or the call supplies the instance.
    @MainActor func dependencies(_ given: [Argument] = []) -> [GraphPosition] {
      let record = record
      let isGiven = record.kind == .argument && given.contains { $0.type == record.service }
      if isGiven || container.isGiven(record) { return [] }
      return container.blueprint.constructed(before: slot).map(container.position)
    }
  }

  /// The container that makes a registration: the one that keeps its instance, or this one.
  func position(of slot: Int) -> GraphPosition {
    let lifetime = blueprint.record(slot).lifetime
    if let scope = lifetime.scope {
      return GraphPosition(container: owner(of: slot, in: scope) ?? self, slot: slot)
    }
    return GraphPosition(container: lifetime.isKept ? home(of: slot) : self, slot: slot)
  }

  /// A registration and everything made before it, dependencies first.
  func construction(of slot: Int) -> [GraphPosition] {
    DepthFirstWalk(from: position(of: slot)) { $0.dependencies() }.order
  }
}
