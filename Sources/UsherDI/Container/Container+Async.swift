import Usher

extension Container {
  /// Returns an instance of a service, and awaits its async dependencies.
  ///
  /// Callers that wait for the same instance share one flight. If it fails, all of them receive the
  /// error, and the next call tries again.
  ///
  /// - Throws: `ResolutionError` with the path to what failed.
  public func resolved<T, each A>(
    _ type: T.Type = T.self, named name: Name? = nil, _ arguments: repeat each A,
    fileID: String = #fileID, line: Int = #line
  ) async throws(ResolutionError) -> T {
    let arguments = [Argument](repeat each arguments)
    return try await awaited(
      T.self, name, arguments, at: CallSite(fileID: fileID, line: line))
  }

  private func awaited<T>(
    _ type: T.Type, _ name: Name?, _ arguments: [Argument], at site: CallSite
  ) async throws(ResolutionError) -> T {
    do {
      guard isOpen else { throw ResolutionError.ended(T.self, named: name) }
      let given = try blueprint.accepted(arguments, by: T.self, named: name)
      var landed: [Any] = []
      for slot in blueprint.constructed(for: T.self, named: name) {
        landed += try await fly(to: slot, given)
      }
      return try withExtendedLifetime(landed) {
        try service(T.self, name, arguments, at: site)
      }
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
  }

  /// Makes all async services, and the eager services that needed them.
  ///
  /// Independent services are made concurrently. If one fails, the others are made all the same, and
  /// the next call tries again.
  ///
  /// - Throws: `ResolutionError` with the path to what failed first, in the order of registration.
  public func warmUp(
    fileID: String = #fileID, line: Int = #line
  ) async throws(ResolutionError) {
    do {
      guard isOpen else { throw ResolutionError.ended(container: Container.self) }
      let flights = blueprint.allAwaited.filter(canKeep).map { slot in
        Task { _ = try await fly(to: slot) }
      }
      for flight in flights { _ = await flight.result }
      for flight in flights { try await flight.value }
      for slot in blueprint.allEager { try make(slot: slot) }
    } catch {
      throw ResolutionError.wrapping(error).at(CallSite(fileID: fileID, line: line))
    }
  }

  /// Whether the scope that an instance belongs to, where it belongs to one, is open here.
  private func canKeep(_ slot: Int) -> Bool {
    blueprint.record(slot).lifetime.scope.map { nearest($0) != nil } ?? true
  }

  /// Makes what takes time on the way to a registration, dependencies first, and returns it.
  private func fly(to slot: Int, _ given: [Argument] = []) async throws -> [Any] {
    var walk = DepthFirstWalk(from: place(slot))
    var landed: [Any] = []
    for next in walk.postorder({ $0.dependencies(given) }) {
      do {
        if let made = try await next.factory.flight?(next.container) { landed.append(made) }
      } catch {
        throw walk.trace(error, at: next, \.record)
      }
    }
    return landed
  }
}
