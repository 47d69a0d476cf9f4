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
    guard let factory = beginResolving(ObjectIdentifier(T.self)) else {
      return try service(T.self, nil, [], joining: call, at: CallSite(fileID: fileID, line: line))
    }
    defer { endResolving(factory) }
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
    let known = name == nil && !arguments.isEmpty ? beginResolving(ObjectIdentifier(T.self)) : nil
    let factory = if let known { known } else { try link(T.self, named: name, at: site) }
    defer { endResolving(factory) }
    do {
      let call = try newCall(arguments, to: T.self, named: name, by: factory, joining: call)
      return try factory.typed(T.self).instance(in: self, call)
    } catch {
      throw located(error, site.fileID, site.line)
    }
  }

  /// Begins a type that is linked and uses nothing of its call, and returns its factory.
  @usableFromInline func beginResolving(_ type: ObjectIdentifier) -> AnyInstanceFactory? {
    guard endings == runtime.endings, runtime.depth < Runtime.depthLimit,
      let factory = linkedFactory(type)
    else { return nil }
    return beginResolving(factory)
  }

  /// Counts the registrations of a factory as being in progress.
  private func beginResolving(_ factory: AnyInstanceFactory) -> AnyInstanceFactory {
    runtime.depth &+= factory.depth
    return factory
  }

  @usableFromInline func endResolving(_ factory: AnyInstanceFactory) {
    runtime.depth &-= factory.depth
  }

  /// Begins a service that may still have to be linked, and returns its factory.
  ///
  /// - Throws: `ResolutionError` if the service is not registered, or cannot be made now.
  @usableFromInline func link<T>(
    _ type: T.Type, named name: Name?, at site: CallSite
  ) throws(ResolutionError) -> AnyInstanceFactory {
    if name == nil && isOpen && blueprint.missingTypes.contains(ObjectIdentifier(T.self)) {
      throw ResolutionError.missing(T.self, named: nil, blueprint.catalog, at: site)
    }
    do { try requireShallow(T.self, named: name) } catch { throw error.at(site) }
    return beginResolving(blueprint.factory(T.self, named: name))
  }

  /// Begins a call with arguments, as the registration declares them.
  @usableFromInline func newCall(
    _ arguments: [Argument], to service: Any.Type, named name: Name?,
    by factory: AnyInstanceFactory, joining call: ResolveCall?
  ) throws -> ResolveCall? {
    if arguments.isEmpty { return call ?? factory.newCall }
    if factory.declares(arguments) { return ResolveCall(arguments, joining: call) }
    let accepted = try blueprint.accepted(arguments, by: service, named: name)
    return ResolveCall(accepted, joining: call)
  }

  @usableFromInline func located(
    _ error: any Error, _ fileID: String, _ line: Int
  ) -> ResolutionError {
    ResolutionError.wrapping(error).at(CallSite(fileID: fileID, line: line))
  }

  /// Runs a body, and adds a place to its error.
  func locating<R>(
    _ fileID: String, _ line: Int, _ body: () throws -> R
  ) throws(ResolutionError) -> R {
    do { return try body() } catch { throw located(error, fileID, line) }
  }

  /// Runs a body, and adds a place to its `ResolutionError`; other errors pass unchanged.
  func locatingResolutions<R>(
    _ fileID: String, _ line: Int, _ body: () throws -> R
  ) throws -> R {
    do { return try body() } catch let error as ResolutionError {
      throw located(error, fileID, line)
    }
  }

  /// Throws if the container has ended, or if too many instances are being made already.
  func requireShallow(_ service: Any.Type, named name: Name?) throws(ResolutionError) {
    guard isOpen else { throw ResolutionError(.ended, service, name) }
    guard runtime.depth < Runtime.depthLimit else { throw ResolutionError(.tooDeep, service, name) }
  }

  /// Makes an instance of a registration of this type.
  func make<T>(_ type: T.Type, slot: Int, _ call: ResolveCall? = nil) throws -> T {
    let factory = beginResolving(blueprint.factory(slot: slot))
    defer { endResolving(factory) }
    return try factory.typed(T.self).instance(in: self, call ?? factory.newCall)
  }

  /// Makes an instance that nothing has asked for.
  @discardableResult func make(slot: Int) throws -> Any {
    let record = blueprint.record(slot)
    try requireShallow(record.service, named: record.name)
    let factory = beginResolving(blueprint.factory(slot: slot))
    defer { endResolving(factory) }
    return try factory.run(in: self, factory.newCall)
  }
}
