public import Usher

extension Registrar {
  /// Declares a scope that somebody opens though no registration here makes its coordinator.
  ///
  /// What is made in that scope may depend on the coordinator that lives there, and on the router
  /// of its routes.
  public func opens<C: Coordinator>(
    _ coordinator: C.Type, fileID: String = #fileID, line: Int = #line
  ) {
    var scope = OpenedScope(type: coordinator, site: CallSite(fileID: fileID, line: line))
    scope.current = { builder in
      builder.finish().map { _ in builder.current() as InstanceFactory<C> }
    }
    registrations.open(scope)
  }

  /// Declares a scope that somebody opens with `makeChild`, and the values that are given then.
  public func opens<each A>(
    _ tag: any ScopeTag.Type, arguments: repeat (each A).Type, fileID: String = #fileID,
    line: Int = #line
  ) {
    var scope = OpenedScope(type: tag, site: CallSite(fileID: fileID, line: line))
    repeat scope.arguments.append(DeclaredArgument((each A).self))
    registrations.open(scope)
  }
}
