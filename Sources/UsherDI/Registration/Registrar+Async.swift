import Usher

extension Registrar {
  /// Registers an asynchronous initializer or function; its instance is shared by default.
  ///
  /// `await container.resolved(X.self)` makes the instance once for all callers;
  /// `await container.warmUp()` makes all of them. Resolving one that is not ready is an error;
  /// while that very one is being made, a cycle. Decorators and callbacks are part of the call that
  /// makes it. If its container ends first, its task is cancelled, and an instance that is made
  /// anyway is ended at once.
  @discardableResult
  public func registerAsync<T, each D>(
    _ make: @escaping @MainActor (repeat each D) async throws -> T, as service: T.Type = T.self,
    named name: Name? = nil, lifetime: Lifetime = .shared, fileID: String = #fileID,
    line: Int = #line
  ) -> Registration<T> {
    add(
      T.self, named: name, kept: lifetime, .asynchronous, needing: parameters(repeat (each D).self),
      at: CallSite(fileID: fileID, line: line)
    ) { reader in
      repeat reader.need((each D).self)
      return reader.builder?.awaited { factory, container, call in
        do {
          var next = 0
          return try await make(repeat try factory.make((each D).self, &next, container, call))
        } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<T>?
    }
  }
}
