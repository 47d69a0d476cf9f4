/// A kept instance, which its container ends.
@usableFromInline class Cell {
  /// Whether its end has to be awaited.
  @MainActor var endsAsynchronously: Bool { false }

  /// Runs the end callbacks, lets go of the instance, and returns what went wrong.
  @MainActor func end() -> [any Error] { [] }

  /// Runs the end callbacks and awaits those that take time, and returns what went wrong.
  @MainActor func close() async -> [any Error] { end() }
}

/// Makes an instance once, knows when that asks for itself, and leaves nothing half-made.
@usableFromInline class KeptCell<T>: Cell {
  let make: Make<T>
  let hooks: Hooks<T>
  private let needsSession: Bool
  private var isBuilding = false

  @MainActor init(_ make: @escaping Make<T>, _ hooks: Hooks<T>, needsSession: Bool) {
    self.make = make
    self.hooks = hooks
    self.needsSession = needsSession
  }

  @MainActor convenience init(_ make: @escaping Make<T>, _ linker: Linker) {
    self.init(
      make, Hooks(linker), needsSession: linker.blueprint.hasGraphs)
  }

  /// Whether its container ends it, in the reverse order of creation.
  @MainActor var isListed: Bool { true }

  /// The instance that is kept.
  @MainActor var kept: T? {
    get { nil }
    set {}
  }

  /// Makes an instance in the container that keeps it; arguments of the call stay outside.
  @MainActor final func build(in owner: Container) throws -> T {
    try build(in: owner, needsSession ? Session() : nil)
  }

  @MainActor final func build(in owner: Container, _ session: Session?) throws -> T {
    guard !isBuilding else { throw ResolutionError.cycle(at: hooks.record) }
    isBuilding = true
    defer { isBuilding = false }
    let value = try make(owner, session)
    kept = value
    if isListed { owner.list(self) }
    do {
      try hooks.created(value, Resolver(container: owner, session: session))
    } catch {
      owner.undo(since: self)
      kept = nil
      throw error
    }
    return value
  }

  @MainActor override var endsAsynchronously: Bool { hooks.endsAsynchronously && kept != nil }

  @MainActor override func end() -> [any Error] {
    guard let value = kept else { return [] }
    let errors = hooks.ended(value)
    kept = nil
    return errors
  }

  @MainActor override func close() async -> [any Error] {
    guard let value = kept else { return [] }
    let errors = await hooks.closed(value)
    kept = nil
    return errors
  }
}
