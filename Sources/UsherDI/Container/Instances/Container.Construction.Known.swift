extension Container.Construction {
  /// An instance that can be found, or is held by one that can, while others are still being made.
  @MainActor final class Known {
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
  }
}
