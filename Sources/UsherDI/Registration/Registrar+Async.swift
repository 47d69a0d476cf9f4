import Usher

extension Registrar {
  /// Registers an async initializer or function; its instance is shared by default.
  ///
  /// `await container.resolved(X.self)` makes it, once for all callers; `await container.warmUp()`
  /// makes all of them. Resolving it before that is an error that says so. Decorators wrap it when
  /// it has been made. If its container ends meanwhile, its task is cancelled, and an instance that
  /// is made all the same is ended at once.
  @discardableResult
  public func registerAsync<T, each D>(
    _ make: @escaping @MainActor (repeat each D) async throws -> T, as service: T.Type = T.self,
    named name: Name? = nil, lifetime: Lifetime = .shared, fileID: String = #fileID,
    line: Int = #line
  ) -> Registration<T> {
    let site = CallSite(fileID: fileID, line: line)
    return add(T.self, name, lifetime, .asynchronous, site, (repeat each D).self) { builder in
      repeat builder.need((each D).self)
      guard let factories = builder.finish() else { return nil }
      return builder.awaited { container, session in
        do {
          var cursor = factories.cursor
          return try await make(repeat try cursor.make((each D).self, container, session))
        } catch {
          throw factories.trace(error)
        }
      } as InstanceFactory<T>
    }
  }
}
