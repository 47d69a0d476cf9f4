import Usher

extension Container {
  /// Returns an instance of a service.
  ///
  /// - Parameters:
  ///   - type: The service, or `T?`, `[T]`, `Lazy<T>`, `Provider<T>`.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The instance.
  /// - Throws: `ResolutionError` with the path to what is missing.
  @inlinable public func resolve<T>(
    _ type: T.Type = T.self, fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    do {
      guard let link = find(ObjectIdentifier(T.self)) else {
        return try slowly(T.self, named: nil, nil)
      }
      defer { runtime.pointee.depth &-= 1 }
      return try link.borrow { try unsafeDowncast($0, to: Link<T>.self).make(self, nil) }
    } catch {
      throw located(error, fileID, line)
    }
  }

  /// Returns an instance of a service that was registered with a name.
  ///
  /// - Parameters:
  ///   - type: The service.
  ///   - name: The name that it was registered with.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The instance.
  /// - Throws: `ResolutionError` with the path to what is missing.
  public func resolve<T>(
    _ type: T.Type = T.self, named name: Name, fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    try resolve(T.self, named: name, [], CallSite(fileID: fileID, line: line))
  }

  /// Returns an instance of a service that takes arguments.
  ///
  /// An argument wins over a registration of its type, for this one call.
  ///
  /// - Parameters:
  ///   - type: The service.
  ///   - arguments: What its registration takes from its caller, in any order.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The instance.
  /// - Throws: `ResolutionError` with the path to what is missing.
  public func resolve<T, each A>(
    _ type: T.Type, _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    try resolve(
      T.self, named: nil, [Argument](repeat each arguments), CallSite(fileID: fileID, line: line))
  }

  func resolve<T>(
    _ type: T.Type, named name: Name?, _ arguments: [Argument], _ site: CallSite
  ) throws(ResolutionError) -> T {
    do {
      guard !arguments.isEmpty else { return try slowly(T.self, named: name, nil) }
      let accepted = try blueprint.accepted(arguments, by: T.self, named: name)
      return try slowly(T.self, named: name, Session(accepted))
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
  }
}

extension Container {
  /// More resolve calls inside one another than this are taken for a cycle of closures.
  static let greatestDepth = 100

  /// The link of a type that is ready to be used; one more resolve call runs then.
  @usableFromInline func find(_ type: ObjectIdentifier) -> Unmanaged<AnyLink>? {
    guard isOpen, runtime.pointee.depth < Self.greatestDepth,
      let link = blueprint.readyLink(type)
    else { return nil }
    runtime.pointee.depth &+= 1
    return link
  }

  @usableFromInline func located(
    _ error: any Error, _ fileID: String, _ line: Int
  ) -> ResolutionError {
    ResolutionError.wrapping(error).at(CallSite(fileID: fileID, line: line))
  }

  /// Resolves what is not linked yet, has a name or needs a session.
  @usableFromInline func slowly<T>(
    _ type: T.Type, named name: Name?, _ session: Session?
  ) throws -> T {
    guard isOpen else { throw ResolutionError.ended(T.self, named: name) }
    guard runtime.pointee.depth < Self.greatestDepth else {
      throw ResolutionError.tooDeep(T.self, named: name)
    }
    return try make(blueprint.typedLink(T.self, named: name), session)
  }

  func make<T>(_ link: Link<T>, _ session: Session? = nil) throws -> T {
    try entering(link, session) { try link.make(self, $0) }
  }

  /// Makes an instance for its own sake.
  @discardableResult func make(slot: Int) throws -> Any {
    guard isOpen else { throw ResolutionError.ended(blueprint.record(slot).service) }
    let link = blueprint.link(slot: slot)
    return try entering(link) { try link.run(in: self, $0) }
  }

  /// Makes what a link needs ahead where that goes deep, and then what it is for.
  func entering<R>(
    _ link: AnyLink, _ session: Session? = nil, _ body: (Session?) throws -> R
  ) throws -> R {
    let isDeep = link.isDeep && !link.isKept
    let session = session ?? (link.needsSession || isDeep ? Session() : nil)
    runtime.pointee.depth &+= 1
    defer { runtime.pointee.depth &-= 1 }
    if isDeep, let session { for slot in link.slots { try prepare(below: slot, session) } }
    return try body(session)
  }
}

extension [Argument] {
  @MainActor init<each A>(_ values: repeat each A) {
    self.init()
    repeat append(Argument(each values))
  }
}
