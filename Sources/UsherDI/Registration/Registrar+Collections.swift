import Usher

extension Registrar {
  /// Registers one of many of a type: whoever depends on `[T]` receives all, in this order.
  ///
  /// ```swift
  /// registrar.contribute(SeatRule.init, to: (any Rule).self)
  /// ```
  ///
  /// - Parameters:
  ///   - make: The initializer or function, whose parameters are the dependencies.
  ///   - service: What it is one of; the compiler checks it.
  ///   - name: What tells this collection from others of that type.
  ///   - lifetime: How long an instance is kept.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The registration, to say more of it.
  @discardableResult
  public func contribute<T, each D>(
    _ make: @escaping @MainActor (repeat each D) throws -> T, to service: T.Type = T.self,
    named name: Name? = nil, lifetime: Lifetime = .transient, fileID: String = #fileID,
    line: Int = #line
  ) -> Registration<T> {
    surviving(
      contributing.register(
        make, as: service, named: name, lifetime: lifetime, fileID: fileID, line: line))
  }

  /// Registers one of many of a type by a closure over a resolver.
  ///
  /// - Parameters:
  ///   - service: What it is one of.
  ///   - name: What tells this collection from others of that type.
  ///   - lifetime: How long an instance is kept.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - make: Makes an instance.
  /// - Returns: The registration, to say more of it.
  @discardableResult
  public func contribute<T>(
    to service: T.Type = T.self, named name: Name? = nil, lifetime: Lifetime = .transient,
    fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @MainActor (Resolver) throws -> T
  ) -> Registration<T> {
    surviving(
      contributing.register(
        as: service, named: name, lifetime: lifetime, fileID: fileID, line: line, make))
  }

  /// Registers a value that is there already as one of many of a type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - service: What it is one of; the compiler checks it.
  ///   - name: What tells this collection from others of that type.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - configure: Sets the value up, at once.
  /// - Returns: The registration, to say more of it.
  @discardableResult
  public func contribute<T>(
    value: T, to service: T.Type = T.self, named name: Name? = nil, fileID: String = #fileID,
    line: Int = #line, configure: ((T) -> Void)? = nil
  ) -> Registration<T> {
    surviving(
      contributing.register(
        value: value, as: service, named: name, fileID: fileID, line: line, configure: configure))
  }

  private var contributing: Registrar { Registrar(book, mode: .contributing) }

  /// A contribution, which stays where an override that makes it clears the others.
  private func surviving<T>(_ registration: Registration<T>) -> Registration<T> {
    if mode == .overriding { book.survive(registration.index) }
    return registration
  }

  /// Clears what others contribute to a type, so that a test has its own contributions alone.
  ///
  /// Those of the overriding registrar stay. There must be something to clear.
  ///
  /// ```swift
  /// let container = try Container(ShopAssembly()) {
  ///   $0.clearContributions(to: (any Fee).self)
  ///   $0.contribute(NoFee.init, to: (any Fee).self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type.
  ///   - name: The name that they are contributed with.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  public func clearContributions<T>(
    to service: T.Type, named name: Name? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    book.clear(
      Record(
        service: T.self, name: name, site: CallSite(fileID: fileID, line: line),
        lifetime: .transient, kind: .initializer))
  }

  /// Wraps what is registered as a service; several wrap one another in the order of registration.
  ///
  /// ```swift
  /// registrar.decorate((any Catalog).self, with: CachedCatalog.init)
  /// ```
  ///
  /// A kept instance is wrapped once, before it is kept.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - name: The name that it was registered with.
  ///   - make: Takes what is wrapped and its own dependencies, which the check sees.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  public func decorate<T, each D>(
    _ service: T.Type, named name: Name? = nil,
    with make: @escaping @MainActor (T, repeat each D) throws -> T, fileID: String = #fileID,
    line: Int = #line
  ) {
    let record = Record(
      service: T.self, name: name, site: CallSite(fileID: fileID, line: line),
      lifetime: .transient, kind: .initializer)
    let decorator = Decorator<T>(record) { inner, linker in
      repeat linker.need((each D).self)
      guard let links = linker.finish(as: record) else { return nil }
      return { container, session in
        let wrapped = try inner(container, session)
        do {
          var cursor = links.cursor
          return try make(wrapped, repeat try cursor.make((each D).self, container, session))
        } catch {
          throw links.trace(error)
        }
      }
    }
    book.decorate(record, with: decorator)
  }
}
