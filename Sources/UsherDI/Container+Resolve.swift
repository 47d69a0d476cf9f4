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
    let link = blueprint.typedLink(T.self, named: name)
    let isDeep = link.depth > Depth.landing
    let session = session ?? (link.needsSession || isDeep ? Session() : nil)
    return try nested {
      if isDeep, let session { try prepare(below: link.slot, session) }
      return try link.make(self, session)
    }
  }

  func nested<R>(_ body: () throws -> R) rethrows -> R {
    runtime.pointee.depth &+= 1
    defer { runtime.pointee.depth &-= 1 }
    return try body()
  }

  /// An argument that was given to this call, or to a scope that this container stands in.
  func argument<A>(_ session: Session?) -> A? {
    if let found: A = session?.arguments.value(A.self) { return found }
    var container: Container? = self
    while let current = container {
      if let found: A = current.arguments.value(A.self) { return found }
      container = current.parent
    }
    return nil
  }

  /// The nearest container that opened a scope, from here upwards.
  func nearest(_ scope: Any.Type) -> Container? {
    var container: Container? = self
    while let current = container {
      if let opened = current.scope, opened == scope { return current }
      container = current.parent
    }
    return nil
  }

  /// The container that a blueprint was made for.
  func owner(of home: ObjectIdentifier, _ record: Record) throws -> Container {
    var owner = self
    while let parent = owner.parent {
      let isHome = ObjectIdentifier(owner.blueprint) == home
      if isHome && parent.blueprint !== owner.blueprint { break }
      owner = parent
    }
    guard owner.isOpen else {
      throw ResolutionError.ended(record.service, named: record.name)
    }
    return owner
  }

  func scopedCell(at position: Int) -> Cell? {
    position < scoped.count ? scoped[position] : nil
  }

  func keepScoped(_ cell: Cell, at position: Int) {
    while scoped.count <= position { scoped.append(nil) }
    scoped[position] = cell
  }

  /// Ends what was kept since an instance was, because that failed after all.
  func undo(since failed: Cell) {
    guard let start = created.lastIndex(where: { $0 === failed }) else { return }
    while created.count > start + 1, let cell = created.popLast() { report(cell.end()) }
    if created.count > start { created.removeLast() }
  }
}

extension [Argument] {
  @MainActor init<each A>(_ values: repeat each A) {
    self.init()
    repeat append(Argument(each values))
  }
}
