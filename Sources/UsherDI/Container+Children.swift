import Usher

extension Container {
  /// Makes a child: it shares what is registered and keeps its own scoped instances.
  ///
  /// It keeps this container alive, never the reverse.
  ///
  /// - Returns: The child.
  /// - Throws: `ResolutionError` where this container has ended.
  public func makeChild() throws -> Container {
    try child(scope: nil, arguments: [])
  }

  /// Makes a child that registers more, which is checked and seen by the child alone.
  ///
  /// - Parameter adding: Registers what only this child has.
  /// - Returns: The child.
  /// - Throws: `ContainerError` where an addition is wrong, `ResolutionError` after the end.
  public func makeChild(adding: (Registrar) -> Void) throws -> Container {
    try child(scope: nil, arguments: [], blueprint: blueprint(adding: adding, nil, []))
  }

  /// Makes a child that opens the scope of a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - values: What everything made in that scope may ask for, by type.
  /// - Returns: The child.
  /// - Throws: `ResolutionError` where this container has ended.
  public func makeChild<each V>(
    _ tag: any ScopeTag.Type, _ values: repeat each V
  ) throws -> Container {
    let arguments = [Argument](repeat each values)
    return try child(scope: tag, arguments: blueprint.accepted(arguments, byScope: tag))
  }

  func child(
    scope: (Any.Type)?, arguments: [Argument], blueprint: Blueprint? = nil
  ) throws -> Container {
    guard isOpen else { throw ResolutionError.ended(Container.self) }
    let child = Container(
      parent: self, blueprint: blueprint ?? self.blueprint, scope: scope, arguments: arguments)
    blueprint?.book.freeze(for: child)
    if let scope { try child.makeEager(in: scope) }
    if blueprint != nil { try child.makeEager() }
    return child
  }

  /// The blueprint of a child with additions, which are checked.
  func blueprint(
    adding: (Registrar) -> Void, _ scope: (Any.Type)?, _ arguments: [Argument]
  ) throws -> Blueprint {
    guard isOpen else { throw ResolutionError.ended(Container.self) }
    let book = Book(base: blueprint.count)
    adding(Registrar(book))
    let child = Blueprint(book, parent: blueprint)
    child.stand(in: self, scope, arguments)
    try child.check()
    return child
  }
}
