import Usher

extension Registrar {
  /// Registers one of many instances of a type; a dependency on `[T]` receives all, in this order.
  ///
  /// ```swift
  /// registrar.contribute(SeatRule.init, to: (any Rule).self)
  /// ```
  @_disfavoredOverload @discardableResult
  public func contribute<T, each D>(
    _ make: @escaping @MainActor (repeat each D) throws -> T, to service: T.Type = T.self,
    named name: Name? = nil, lifetime: Lifetime = .transient, fileID: String = #fileID,
    line: Int = #line
  ) -> Registration<T> {
    contributing.register(
      make, as: service, named: name, lifetime: lifetime, fileID: fileID, line: line)
  }

  /// Registers one of many instances of a type by a closure over a resolver.
  @discardableResult
  public func contribute<T>(
    to service: T.Type = T.self, named name: Name? = nil, lifetime: Lifetime = .transient,
    fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @MainActor (Resolver) throws -> T
  ) -> Registration<T> {
    contributing.register(
      as: service, named: name, lifetime: lifetime, fileID: fileID, line: line, make)
  }

  /// Registers an existing value as one of many instances of a type.
  @discardableResult
  public func contribute<T>(
    value: T, to service: T.Type = T.self, named name: Name? = nil, fileID: String = #fileID,
    line: Int = #line, configure: ((T) -> Void)? = nil
  ) -> Registration<T> {
    contributing.register(
      value: value, as: service, named: name, fileID: fileID, line: line, configure: configure)
  }

  private var contributing: Registrar {
    Registrar(registrations, mode: mode.isOverriding ? .surviving : .contributing)
  }

  /// Clears the contributions of others to a type, so that a test has only its own.
  ///
  /// Contributions of the overriding registrar stay. There must be something to clear.
  ///
  /// ```swift
  /// let container = try Container(ShopAssembly()) {
  ///   $0.clearContributions(to: (any Fee).self)
  ///   $0.contribute(NoFee.init, to: (any Fee).self)
  /// }
  /// ```
  public func clearContributions<T>(
    to service: T.Type, named name: Name? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    registrations.clear(
      RegistrationRecord(
        service: T.self, name: name, site: CallSite(fileID: fileID, line: line),
        kind: .initializer))
  }

  /// Decorates a service; several decorators wrap one another in the order of registration.
  ///
  /// ```swift
  /// registrar.decorate((any Catalog).self, with: CachedCatalog.init)
  /// ```
  ///
  /// A kept instance is wrapped once, before it is kept. A child may decorate a service of a
  /// container above: it wraps the service for itself and below, and keeps the wrapper as long.
  public func decorate<T, each D>(
    _ service: T.Type, named name: Name? = nil,
    with make: @escaping @MainActor (T, repeat each D) throws -> T, fileID: String = #fileID,
    line: Int = #line
  ) {
    let record = RegistrationRecord(
      service: T.self, name: name, site: CallSite(fileID: fileID, line: line),
      kind: .decorator)
    let decorator = Registrations.Decorator<T>(record) { inner, reader in
      let first = reader.factories.count
      repeat reader.need((each D).self)
      return { factory, container, call in
        let wrapped = try inner(factory, container, call)
        do {
          var next = first
          return try make(wrapped, repeat try factory.make((each D).self, &next, container, call))
        } catch {
          throw ResolutionError.wrapping(error).through(record)
        }
      }
    }
    registrations.decorate(record, with: decorator)
  }
}
