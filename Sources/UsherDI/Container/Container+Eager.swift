import Usher

extension Container {
  /// Makes what is to be there as soon as this container begins.
  ///
  /// What takes time to be made, and what needs that, waits for `warmUp`.
  ///
  /// - Throws: `ContainerError` with all that could not be made.
  func makeEager() throws(ContainerError) {
    var problems: [ContainerError.Problem] = []
    for slot in blueprint.lookup.eager where !waits(slot) {
      do { try make(slot: slot) } catch {
        problems.append(.failed(.wrapping(error), blueprint.record(slot)))
      }
    }
    guard problems.isEmpty else {
      end()
      throw ContainerError(problems: problems)
    }
  }

  /// Whether something that takes time, and is not there yet, is made before a registration.
  private func waits(_ slot: Int) -> Bool {
    guard !blueprint.allAwaited.isEmpty else { return false }
    return construction(of: slot).contains { next in
      next.record.kind == .asynchronous && next.factory.isMade?(next.container) != true
    }
  }

  /// Makes what is to be there as soon as a scope begins; the container ends where that fails.
  ///
  /// An instance that takes its coordinator waits for `adopt`.
  func makeEager(in scope: Any.Type) throws {
    do {
      for slot in blueprint.opening(scope) ?? [] where !waits(slot) && !awaitsCoordinator(slot) {
        try make(slot: slot)
      }
    } catch {
      end()
      throw error
    }
  }

  func makeEagerInScopes() throws {
    for scope in lineage.compactMap(\.scope).reversed() {
      for slot in blueprint.opening(scope) ?? [] { try make(slot: slot) }
    }
  }

  /// Makes what waited for the coordinator, whose start has begun: errors are reported.
  func makeEagerWithCoordinator() {
    guard let scope, let eager = blueprint.opening(scope), !eager.isEmpty else { return }
    for slot in eager where !waits(slot) {
      do { try make(slot: slot) } catch {
        report(.failed(.wrapping(error), blueprint.record(slot)))
      }
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
