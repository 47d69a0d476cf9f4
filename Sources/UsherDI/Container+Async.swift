import Usher

extension Container {
  /// Returns an instance of a service, and awaits what has to be awaited on the way to it.
  ///
  /// Callers that wait for the same instance share one flight; where it fails all of them receive
  /// the error, and the next call tries again.
  ///
  /// - Parameters:
  ///   - type: The service.
  ///   - name: The name that it was registered with.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The instance.
  /// - Throws: `ResolutionError` with the path to what failed.
  public func resolved<T>(
    _ type: T.Type = T.self, named name: Name? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws(ResolutionError) -> T {
    let site = CallSite(fileID: fileID, line: line)
    do {
      guard isOpen else { throw ResolutionError.ended(T.self, named: name) }
      if let slot = blueprint.slot(Key(type: ObjectIdentifier(T.self), name: name)) {
        try await fly(to: slot)
      }
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
    return try resolve(T.self, named: name, [], site)
  }

  /// Makes everything that takes time, and everything eager that waited for it.
  ///
  /// What does not depend on one another is made at the same time. Where something fails, the rest
  /// is made all the same, and the next call tries again.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Throws: `ResolutionError` with the path to what failed first, in the order of registration.
  public func warmUp(
    fileID: String = #fileID, line: Int = #line
  ) async throws(ResolutionError) {
    do {
      guard isOpen else { throw ResolutionError.ended(Container.self) }
      let flights = blueprint.allAwaited.map { slot in Task { try await fly(to: slot) } }
      for flight in flights { _ = await flight.result }
      for flight in flights { try await flight.value }
      for slot in blueprint.allEager { try make(slot: slot) }
    } catch {
      throw ResolutionError.wrapping(error).at(CallSite(fileID: fileID, line: line))
    }
  }

  /// Makes what takes time on the way to a registration, dependencies first.
  private func fly(to slot: Int) async throws {
    var walk = Walk(from: place(slot))
    for next in walk.postorder(\.dependencies) {
      do { try await next.link.flight?(next.container) } catch {
        throw walk.trace(error, at: next, \.record)
      }
    }
  }
}
