import Usher

extension Container {
  /// Makes the eager instances of a container as it begins.
  ///
  /// - Throws: `ContainerError` with every failure.
  func makeEager() throws(ContainerError) {
    let problems = problems(making: blueprint.lookup.eager)
    if !problems.isEmpty { throw ContainerError(problems: problems) }
  }

  /// Makes some of the eager instances; asynchronous ones, and their dependents, wait for `warmUp`.
  func problems(making slots: [Int]) -> [ContainerError.Problem] {
    var problems: [ContainerError.Problem] = []
    for slot in slots where !waits(slot) {
      do { try make(slot: slot) } catch {
        problems.append(.failed(.wrapping(error), blueprint.record(slot)))
      }
    }
    return problems
  }

  /// `true` if a registration depends on an asynchronous instance that is not made yet.
  func waits(_ slot: Int) -> Bool {
    guard !blueprint.allAwaited.isEmpty else { return false }
    return construction(of: slot).contains { next in
      next.record.kind == .asynchronous && next.factory.awaited?.isMade(next.container) != true
    }
  }

  /// Makes the eager instances of a scope as it opens.
  ///
  /// An instance that takes its coordinator waits for `adopt`.
  func makeEager(in scope: Any.Type) throws {
    for slot in blueprint.eager(in: scope) where !waits(slot) && !awaitsCoordinator(slot) {
      try make(slot: slot)
    }
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
