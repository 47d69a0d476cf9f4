import Usher

extension Container {
  /// Makes a child with additional registrations, which are checked and visible in the child alone.
  ///
  /// - Throws: `ContainerError` if an addition is wrong, `ResolutionError` after the end.
  public func makeChild(
    fileID: String = #fileID, line: Int = #line, adding: (Registrar) -> Void
  ) throws -> Container {
    try locatingResolutions(fileID, line) {
      try child(scope: nil, arguments: [], blueprint: blueprint(added(by: adding), nil, []))
    }
  }

  /// Makes a child that opens the scope of a tag and has additional registrations of its own.
  ///
  /// - Throws: `ContainerError` if an addition is wrong, else `ResolutionError`.
  public func makeChild<each V>(
    _ tag: any ScopeTag.Type, _ values: repeat each V, fileID: String = #fileID,
    line: Int = #line, adding: (Registrar) -> Void
  ) throws -> Container {
    let given = [Argument](repeat each values)
    return try locatingResolutions(fileID, line) {
      let added = try added(by: adding)
      let given = try self.values(of: tag, given, beside: added)
      return try child(scope: tag, arguments: given, blueprint: blueprint(added, tag, given))
    }
  }

  func added(by adding: (Registrar) -> Void) throws -> Registrations {
    try requireOpen()
    return Registrations.filled(base: blueprint.count, adding)
  }

  func blueprint(
    _ added: Registrations, _ scope: (Any.Type)?, _ arguments: [Argument]
  ) throws -> Blueprint {
    try blueprint.child(added, at: Blueprint.Place(in: self, scope, arguments))
  }
}
