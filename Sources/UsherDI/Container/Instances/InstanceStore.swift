/// A kept instance, which its container ends.
class InstanceStore {
  final let record: RegistrationRecord
  final let hooks: Recipe.Options?

  init(_ record: RegistrationRecord, _ hooks: Recipe.Options?) {
    (self.record, self.hooks) = (record, hooks)
  }

  @MainActor var instance: AnyBox? { nil }

  /// `true` if its container ends it, in the reverse order of creation.
  @MainActor var isListed: Bool { true }

  /// Releases the instance last, outside of any mutation, because its `deinit` may resolve.
  @MainActor func release(in owner: Container) {}

  /// The registration of an instance whose end must be awaited.
  @MainActor final var unawaitedEnd: RegistrationRecord? {
    hooks?.callbacks.onClose.isEmpty == false && instance != nil ? record : nil
  }

  /// Runs the end callbacks, releases the instance, and returns the errors.
  @MainActor final func end(in owner: Container) -> [ContainerError.Problem] {
    defer { release(in: owner) }
    guard let hooks, let instance else { return [] }
    return hooks.ended(instance, of: record)
  }

  /// Runs the end callbacks, awaits the asynchronous ones, and returns the errors.
  @MainActor final func close(in owner: Container) async -> [ContainerError.Problem] {
    guard let hooks, let instance else { return end(in: owner) }
    let problems = await hooks.closed(instance, of: record)
    release(in: owner)
    return problems
  }
}

extension Container {
  /// A new resolve call for a kept instance, if the container has graph instances.
  var newCall: ResolveCall? { blueprint.lookup.hasGraphs ? ResolveCall() : nil }

  /// Lists an instance that was made, and runs the callbacks that it allows.
  func complete(_ store: InstanceStore, _ number: Int, _ call: ResolveCall?) throws {
    if store.isListed { list(store) }
    let callbacks = callbacks(of: store, call)
    if runtime.construction.isNested || !callbacks.isEmpty {
      let known = Construction.FindableInstance(in: self, store) { self.forget(store) }
      try runtime.construction.complete(number, known, callbacks)
    }
    try requireOpen(for: store.record)
  }

  private func callbacks(
    of store: InstanceStore, _ call: ResolveCall?
  ) -> [@MainActor () throws -> Void] {
    guard let hooks = store.hooks, let instance = store.instance else { return [] }
    return hooks.created(instance, of: store.record, Resolver(container: self, call: call))
  }

  /// Releases an instance that has failed after all.
  func forget(_ store: InstanceStore) {
    if let index = created.lastIndex(where: { $0 === store }) { created.remove(at: index) }
    store.release(in: self)
  }
}
