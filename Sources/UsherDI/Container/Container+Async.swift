import Usher

extension Container {
  /// Returns an instance of a service, and awaits the asynchronous dependencies on the way to it.
  ///
  /// Concurrent callers share the creation of an instance. If it fails, all of them receive the
  /// error, and the next call tries again.
  ///
  /// - Throws: `ResolutionError` with the path to the failure.
  public func resolved<T, each A>(
    _ type: T.Type = T.self, named name: Name? = nil, _ arguments: repeat each A,
    fileID: String = #fileID, line: Int = #line
  ) async throws(ResolutionError) -> T {
    let site = CallSite(fileID: fileID, line: line)
    let arguments = [Argument](repeat each arguments)
    do {
      guard isOpen else { throw ResolutionError(.ended, T.self, name) }
      let given = try blueprint.accepted(arguments, by: T.self, named: name)
      var made: [Any] = []
      for slot in blueprint.edges(for: T.self, named: name)?.constructed ?? [] {
        made += try await makeAsynchronous(before: slot, given)
      }
      return try withExtendedLifetime(made) {
        try service(T.self, name, arguments, at: site)
      }
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
  }

  /// Makes every asynchronous instance, and the eager instances that wait for one.
  ///
  /// Independent instances are made concurrently. If one fails, all that do not need it are still
  /// made, and the next call tries again.
  ///
  /// - Throws: `ResolutionError` with the path to the first failure: of the asynchronous instances,
  ///   then of the eager ones, each in the order of registration.
  public func warmUp(fileID: String = #fileID, line: Int = #line) async throws(ResolutionError) {
    do {
      try requireOpen()
      // A scope that is not open here has no container to keep the instance.
      let slots = blueprint.allAwaited.filter { slot in
        guard let scope = blueprint.record(slot).lifetime.scope else { return true }
        return nearest(scope).map { !$0.blueprint.isReplaced(slot) } ?? false
      }
      let made = Made()
      let tasks = slots.map { slot in
        Task { made.instances += try await makeAsynchronous(before: slot) }
      }
      var failure: (any Error)?
      for task in tasks { do { try await task.value } catch { failure = failure ?? error } }
      try withExtendedLifetime(made) {
        let opened = lineage.reversed().flatMap { container in
          container.scope.map { container.blueprint.eager(in: $0) } ?? []
        }
        let eager = blueprint.allEager + opened
        for slot in eager where failure == nil || !waits(slot) {
          do { try make(slot: slot) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
      }
    } catch {
      throw ResolutionError.wrapping(error).at(CallSite(fileID: fileID, line: line))
    }
  }

  /// Holds instances that nothing else may hold yet.
  @MainActor private final class Made { var instances: [Any] = [] }

  private func makeAsynchronous(before slot: Int, _ given: [Argument] = []) async throws -> [Any] {
    let walk = DepthFirstWalk(from: position(of: slot)) { $0.dependencies(given) }
    var made: [Any] = []
    for next in walk.order {
      do {
        if let instance = try await next.factory.awaited?.resolved(next.container) {
          made.append(instance)
        }
      } catch {
        throw walk.trace(error, at: next, \.record)
      }
    }
    return made
  }
}
