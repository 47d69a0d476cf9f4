public import Usher

extension Registrar {
  /// Registers a closure over a resolver, for creations that no initializer can express.
  ///
  /// The dependencies of a closure are known only when it runs, so the check at construction does
  /// not see them; `Container.verify` runs closures in a test.
  @inlinable @discardableResult
  public func register<T, each A>(
    as service: T.Type = T.self, named name: Name? = nil, lifetime: Lifetime? = nil,
    arguments: repeat (each A).Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @MainActor (Resolver, repeat each A) throws -> T
  ) -> Registration<T> {
    add(
      T.self, named: name, kept: lifetime, needs: repeat (each A).self,
      arguments: repeat (each A).self, isClosure: true, at: CallSite(fileID: fileID, line: line)
    ) { reader in
      repeat reader.need((each A).self)
      return reader.builder?.makeFactory { factory, container, call in
        try container.enter(factory, call)
        defer { container.leave(factory) }
        let resolver = Resolver(container: container, call: call)
        var next = 0
        do {
          return try make(resolver, repeat try factory.make((each A).self, &next, container, call))
        } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<T>?
    }
  }

  /// Registers an existing value, which the container never ends.
  @discardableResult
  public func register<T>(
    value: T, as service: T.Type = T.self, named name: Name? = nil, fileID: String = #fileID,
    line: Int = #line, configure: ((T) -> Void)? = nil
  ) -> Registration<T> {
    configure?(value)
    let site = CallSite(fileID: fileID, line: line)
    return add(T.self, named: name, kept: .shared, .value, at: site) { reader in
      reader.builder?.value(value)
    }
  }
}
