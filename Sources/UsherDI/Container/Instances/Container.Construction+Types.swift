extension Container.Construction {
  /// An instance that can be found, or is held by one that can, while others are still being made.
  @MainActor final class FindableInstance {
    let owner: Container
    /// The store of an instance that a container keeps.
    let store: InstanceStore?
    let forget: @MainActor () -> Void
    /// `true` once all its callbacks have run.
    var isComplete = false
    /// `true` once something that it had or waited for has failed.
    var isForgotten = false

    init(
      in owner: Container, _ store: InstanceStore? = nil,
      forget: @escaping @MainActor () -> Void = {}
    ) {
      (self.owner, self.store, self.forget) = (owner, store, forget)
    }

    /// Forgets it, and returns a closure that ends it.
    func withdrawn() -> @MainActor () -> Void {
      // If its container has ended meanwhile, so has the instance.
      let isListed = owner.created.contains { $0 === store }
      let instance = store?.instance
      forget()
      guard isListed, let store, let hooks = store.hooks, let instance else { return {} }
      return { [owner] in owner.report(hooks.ended(instance, of: store.record)) }
    }
  }

  /// An instance that is being made, and the number of callbacks that were running before.
  struct InstanceInProgress {
    let place: Place?
    let callbacks: Int
    /// `true` while its recipients are being ended.
    var hasFailed = false
  }

  /// The place of an instance that a scope keeps.
  struct Place: Equatable {
    let slot: Int
    let owner: ObjectIdentifier
  }

  /// Callbacks that run again when an instance exists.
  struct SuspendedCallbacks {
    /// The number of instances that were findable before all that may have received theirs.
    let mark: Int
    let run: @MainActor () throws -> Void
  }
}
