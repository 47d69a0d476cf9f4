public import Usher

extension Registrar {
  /// Declares the scope of a coordinator that no registration here makes.
  ///
  /// Services made in that scope may depend on the coordinator, and on the router of its routes.
  public func opens<C: Coordinator>(
    _ coordinator: C.Type, fileID: String = #fileID, line: Int = #line
  ) {
    var scope = OpenedScope(type: coordinator, site: CallSite(fileID: fileID, line: line))
    scope.current = { builder in
      builder.finish().map { _ in builder.current() as InstanceFactory<C> }
    }
    registrations.open(scope)
  }

  /// Declares a scope that `makeChild` opens, and the types of the values that it takes.
  public func opens<each A>(
    _ tag: any ScopeTag.Type, arguments: repeat (each A).Type, fileID: String = #fileID,
    line: Int = #line
  ) {
    var scope = OpenedScope(type: tag, site: CallSite(fileID: fileID, line: line))
    repeat scope.arguments.append(DeclaredArgument((each A).self))
    registrations.open(scope)
  }
}
