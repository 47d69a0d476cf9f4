import Usher

extension Registrar {
  /// Registers an initializer or function that takes time; its instance is shared unless told otherwise.
  ///
  /// `await container.resolved(X.self)` makes it, once, whoever waits; `await container.warmUp()`
  /// makes all of them. A plain resolve of one that is not there yet is an error that says so.
  /// Decorators wrap it when it has landed. Where its container ends meanwhile, its task is
  /// cancelled; what lands all the same is ended at once.
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
