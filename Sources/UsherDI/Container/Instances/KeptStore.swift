/// A kept instance, which its container ends.
@usableFromInline class InstanceStore {
  /// The registration of an instance whose end has to be awaited.
  @MainActor var unawaitedEnd: RegistrationRecord? { nil }

  /// Runs the end callbacks, releases the instance, and returns what went wrong.
  @MainActor func end(in owner: Container) -> [ContainerError.Problem] { [] }

  /// Runs the end callbacks and awaits those that take time, and returns what went wrong.
  @MainActor func close(in owner: Container) async -> [ContainerError.Problem] { end(in: owner) }
}

/// Makes an instance once, knows when that asks for itself, and leaves nothing half-made.
@usableFromInline class KeptStore<T>: InstanceStore {
  @MainActor final let hooks: Hooks<T>
  private let make: Make<T>
  private let slot: Int
  /// Whether something below it is kept for the time of one call.
  private let needsCall: Bool
  private var isBuilding = false

  @MainActor init(_ make: @escaping Make<T>, _ builder: FactoryBuilder) {
    self.make = make
    hooks = Hooks(builder)
    slot = builder.slot
    needsCall = builder.blueprint.hasGraphs
  }

  /// Whether its container ends it, in the reverse order of creation.
  @MainActor var isListed: Bool { true }

  /// The instance that is kept.
  @MainActor var kept: T? {
    get { nil }
    set {}
  }

  /// Keeps an instance that has been made.
  @MainActor func keep(_ value: T) throws { kept = value }

  /// Makes an instance in the container that keeps it; arguments of the call stay outside.
  @MainActor private func build(in owner: Container) throws -> T {
    guard !isBuilding else { throw ResolutionError.cycle(at: hooks.record) }
    isBuilding = true
    defer { isBuilding = false }
    let session = needsCall ? ResolveCall() : nil
    let value = try make(owner, session)
    try requireOpen(owner)
    try keep(value)
    if isListed { owner.list(self) }
    do {
      try hooks.kept(value, Resolver(container: owner, session: session))
      try requireOpen(owner)
    } catch {
      owner.undo(since: self)
      release()
      throw error
    }
    return value
  }

  /// Makes an instance for a container, in the one that registered it.
  @MainActor @usableFromInline final func build(for container: Container) throws -> T {
    try build(in: container.owner(of: slot, hooks.record))
  }

  /// A container that its own factory has ended keeps nothing any more.
  @MainActor private func requireOpen(_ owner: Container) throws {
    guard owner.isOpen else { throw ResolutionError.ended(T.self, named: hooks.record.name) }
  }

  /// Releases the instance, whose `deinit` may resolve: the last reference goes when nothing is
  /// being written any more.
  @MainActor private func release() {
    let last = kept
    withExtendedLifetime(last) { kept = nil }
  }

  @MainActor override var unawaitedEnd: RegistrationRecord? {
    hooks.endsAsynchronously && kept != nil ? hooks.record : nil
  }

  @MainActor override func end(in owner: Container) -> [ContainerError.Problem] {
    guard let value = kept else { return [] }
    let problems = hooks.ended(value)
    release()
    return problems
  }

  @MainActor override func close(in owner: Container) async -> [ContainerError.Problem] {
    guard let value = kept else { return [] }
    let problems = await hooks.closed(value)
    release()
    return problems
  }
}
