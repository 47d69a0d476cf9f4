import Usher

extension Container {
  /// Makes what is to be there as soon as this container begins.
  ///
  /// - Throws: `ContainerError` with all that could not be made.
  func makeEager() throws(ContainerError) {
    let problems = problems(making: blueprint.lookup.eager)
    if !problems.isEmpty { throw ContainerError(problems: problems) }
  }

  /// Makes some of the eager instances; those that take time, and what needs them, wait for
  /// `warmUp`.
  private func problems(making slots: [Int]) -> [ContainerError.Problem] {
    var problems: [ContainerError.Problem] = []
    for slot in slots where !waits(slot) {
      do { try make(slot: slot) } catch {
        problems.append(.failed(.wrapping(error), blueprint.record(slot)))
      }
    }
    return problems
  }

  /// Whether something that takes time, and is not there yet, is made before a registration.
  private func waits(_ slot: Int) -> Bool {
    guard !blueprint.allAwaited.isEmpty else { return false }
    return construction(of: slot).contains { next in
      next.record.kind == .asynchronous && next.factory.awaited?.isMade(next.container) != true
    }
  }

  /// Makes what is to be there as soon as a scope begins.
  ///
  /// An instance that takes its coordinator waits for `adopt`.
  func makeEager(in scope: Any.Type) throws {
    for slot in blueprint.opening(scope)?.eager ?? [] where !waits(slot) && !awaitsCoordinator(slot)
    {
      try make(slot: slot)
    }
  }

  func makeEagerInScopes() throws {
    for scope in lineage.compactMap(\.scope).reversed() {
      for slot in blueprint.opening(scope)?.eager ?? [] { try make(slot: slot) }
    }
  }

  /// Makes what waited for the coordinator, whose start has begun: errors are reported.
  func makeEagerWithCoordinator() {
    if let scope { report(problems(making: blueprint.opening(scope)?.eager ?? [])) }
  }

  private func awaitsCoordinator(_ slot: Int) -> Bool {
    guard let scope = scope as? Coordinator.Type, sideTable?.coordinator == nil else {
      return false
    }
    return construction(of: slot).contains { next in
      next.record.kind == .current && next.record.service == scope
    }
  }
}
