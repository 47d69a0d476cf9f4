import Usher

extension Container {
  /// Returns an instance of a service.
  @inlinable public func resolve<T>(
    _ type: T.Type = T.self, fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    try resolve(T.self, nil, fileID, line)
  }

  /// Returns an instance, as part of the current resolve call if there is one.
  @inline(__always) @inlinable func resolve<T>(
    _ type: T.Type, _ call: ResolveCall?, _ fileID: String, _ line: Int
  ) throws(ResolutionError) -> T {
    guard let factory = begin(ObjectIdentifier(T.self)) else {
      return try resolveUnlinked(T.self, call, fileID, line)
    }
    defer { end(factory) }
    do { return try factory.typed(T.self).instance(in: self, call) } catch {
      throw located(error, fileID, line)
    }
  }

  /// Returns an instance of a service that has a name, or takes arguments.
  ///
  /// Arguments may come in any order. Each wins over a registration of its type, for this one call.
  @inlinable public func resolve<T, each A>(
    _ type: T.Type = T.self, named name: Name? = nil, _ arguments: repeat each A,
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    let given = [Argument](repeat each arguments)
    return try service(T.self, name, given, at: CallSite(fileID: fileID, line: line))
  }

  /// Returns an instance with arguments, or inside a call in progress.
  @inlinable func service<T>(
    _ type: T.Type, _ name: Name?, _ arguments: [Argument], joining call: ResolveCall? = nil,
    at site: CallSite
  ) throws(ResolutionError) -> T {
    do {
      guard name == nil, !arguments.isEmpty, let factory = begin(ObjectIdentifier(T.self)) else {
        return try resolveUnlinked(T.self, name, arguments, joining: call)
      }
      defer { end(factory) }
      let call = try factory.call(giving: arguments, to: T.self, in: self, joining: call)
      return try factory.typed(T.self).instance(in: self, call)
    } catch { throw located(error, site.fileID, site.line) }
  }
}

extension Container {
  /// Returns the factory of a type, ready to use, with its registrations in progress.
  @usableFromInline func begin(_ type: ObjectIdentifier) -> AnyInstanceFactory? {
    guard endings == runtime.endings, runtime.depth < Runtime.depthLimit,
      let factory = linkedFactory(type)
    else { return nil }
    runtime.depth &+= factory.depth
    return factory
  }

  @usableFromInline func end(_ factory: AnyInstanceFactory) { runtime.depth &-= factory.depth }

  /// Resolves a service that is not linked yet, or not registered.
  @usableFromInline func resolveUnlinked<T>(
    _ type: T.Type, _ call: ResolveCall?, _ fileID: String, _ line: Int
  ) throws(ResolutionError) -> T {
    let site = CallSite(fileID: fileID, line: line)
    if isOpen && blueprint.isKnownMissing(T.self) {
      throw ResolutionError.missing(T.self, named: nil, blueprint.catalog, at: site)
    }
    return try service(T.self, nil, [], joining: call, at: site)
  }

  @usableFromInline func located(
    _ error: any Error, _ fileID: String, _ line: Int
  ) -> ResolutionError {
    ResolutionError.wrapping(error).at(CallSite(fileID: fileID, line: line))
  }

  /// Resolves a service that is not linked yet, has a name, or is part of a call.
  @usableFromInline func resolveUnlinked<T>(
    _ type: T.Type, _ name: Name?, _ arguments: [Argument], joining call: ResolveCall?
  ) throws -> T {
    var call = call
    if !arguments.isEmpty {
      let accepted = try blueprint.accepted(arguments, by: T.self, named: name)
      call = ResolveCall(accepted, joining: call)
    }
    try requireShallow(T.self, named: name)
    return try make(blueprint.typedFactory(T.self, named: name), call)
  }

  /// Throws if the container has ended, or if too many instances are being made already.
  func requireShallow(_ service: Any.Type, named name: Name?) throws {
    guard isOpen else { throw ResolutionError(.ended, service, name) }
    guard runtime.depth < Runtime.depthLimit else { throw ResolutionError(.tooDeep, service, name) }
  }

  func make<T>(_ factory: InstanceFactory<T>, _ call: ResolveCall? = nil) throws -> T {
    try entering(factory, call) { try factory.instance(in: self, $0) }
  }

  /// Makes an instance of a registration of this type.
  func make<T>(_ type: T.Type, slot: Int, _ call: ResolveCall? = nil) throws -> T {
    try make(blueprint.factory(slot: slot).typed(T.self), call)
  }

  /// Makes an instance that nothing has asked for.
  @discardableResult func make(slot: Int) throws -> Any {
    let record = blueprint.record(slot)
    try requireShallow(record.service, named: record.name)
    let factory = blueprint.factory(slot: slot)
    return try entering(factory) { try factory.run(in: self, $0) }
  }

  /// Runs a factory inside the calls in progress.
  func entering<R>(
    _ factory: AnyInstanceFactory, _ call: ResolveCall? = nil, _ body: (ResolveCall?) throws -> R
  ) throws -> R {
    let depth = runtime.depth
    runtime.depth = depth &+ factory.depth
    defer { runtime.depth = depth }
    return try body(call ?? (factory.needsCall ? ResolveCall() : nil))
  }
}
