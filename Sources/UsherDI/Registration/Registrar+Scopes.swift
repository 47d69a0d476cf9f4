public import Usher

extension Registrar {
  /// Declares a scope that somebody opens though no registration here makes its coordinator.
  ///
  /// What is made in that scope may depend on the coordinator that lives there, and on the router
  /// of its routes.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator's type.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  public func opens<C: Coordinator>(
    _ coordinator: C.Type, fileID: String = #fileID, line: Int = #line
  ) {
    var scope = OpenedScope(type: coordinator, site: CallSite(fileID: fileID, line: line))
    scope.current = { linker in linker.finish().map { _ in linker.current() as Link<C> } }
    book.open(scope)
  }

  /// Declares a scope that somebody opens with `makeChild`, and the values that are given then.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - arguments: The types of the values.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  public func opens<each A>(
    _ tag: any ScopeTag.Type, arguments: repeat (each A).Type, fileID: String = #fileID,
    line: Int = #line
  ) {
    var scope = OpenedScope(type: tag, site: CallSite(fileID: fileID, line: line))
    repeat scope.arguments.append(DeclaredArgument((each A).self))
    book.open(scope)
  }
}
