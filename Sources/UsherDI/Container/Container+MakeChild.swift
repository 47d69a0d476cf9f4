import Usher

extension Container {
  /// Makes a child, which shares the registrations and keeps scoped instances of its own.
  ///
  /// A child keeps its parent alive, never the reverse.
  ///
  /// - Throws: `ResolutionError` if this container has ended.
  public func makeChild(
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> Container {
    try locating(fileID, line) { try child(scope: nil, arguments: []) }
  }

  /// Makes a child that opens the scope of a tag.
  ///
  /// - Throws: `ResolutionError` if this container has ended, if the scope does not take one of the
  ///   values, or if an eager instance cannot be made.
  @_disfavoredOverload  // so that a closure over a registrar is no value
  public func makeChild<each V>(
    _ tag: any ScopeTag.Type, _ values: repeat each V, fileID: String = #fileID,
    line: Int = #line
  ) throws(ResolutionError) -> Container {
    let given = [Argument](repeat each values)
    return try locating(fileID, line) {
      try child(scope: tag, arguments: self.values(of: tag, given))
    }
  }

  /// The values of a scope, which must be declared, here or by what its child adds; registered ones
  /// need not be given.
  func values(
    of tag: any ScopeTag.Type, _ given: [Argument], beside added: Registrations? = nil
  ) throws -> [Argument] {
    try requireOpen()
    let opened = added?.opened.first { $0.type == tag }?.arguments
    guard let declared = blueprint.opening(tag)?.arguments ?? opened else {
      throw ResolutionError(.unknownScope, tag, nil, .known(blueprint.openedTypes))
    }
    return try blueprint.accepted(
      given, byScope: tag, declared, beside: added?.recipes.map(\.record) ?? [])
  }

  func child(
    scope: (Any.Type)?, arguments: [Argument], blueprint: Blueprint? = nil
  ) throws -> Container {
    let child = try emptyChild(scope: scope, arguments: arguments, blueprint: blueprint)
    try child.start {}
    return child
  }

  func emptyChild(
    scope: (Any.Type)?, arguments: [Argument], blueprint: Blueprint?
  ) throws -> Container {
    try requireOpen()
    let child = Container(
      parent: self, blueprint: blueprint ?? self.blueprint, scope: scope, arguments: arguments)
    blueprint?.registrations.freeze(for: child)
    return child
  }

  /// Makes the opener's instances, then the eager ones; ends the container if that fails.
  func start<R>(making make: () throws -> R) throws -> R {
    do {
      let made = try make()
      if let scope { try makeEager(in: scope) }
      if let parent, parent.blueprint !== blueprint { try makeEager() }
      return made
    } catch {
      end()
      throw error
    }
  }
}
