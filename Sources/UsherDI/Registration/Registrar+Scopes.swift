public import Usher

extension Registrar {
  /// Declares the scope of a coordinator that no registration here makes.
  ///
  /// Instances in that scope may depend on the coordinator that lives there, and on the router of
  /// its routes.
  public func opens<C: Coordinator>(
    _ coordinator: C.Type, fileID: String = #fileID, line: Int = #line
  ) {
    registrations.open(
      Registrations.OpenedScope(
        type: coordinator, site: CallSite(fileID: fileID, line: line),
        current: { $0.currentFactory(C.self) }))
  }

  /// Declares a scope that `makeChild` opens, and the values that it is given.
  public func opens<each A>(
    _ tag: any ScopeTag.Type, arguments: repeat (each A).Type, fileID: String = #fileID,
    line: Int = #line
  ) {
    registrations.open(
      Registrations.OpenedScope(
        type: tag, site: CallSite(fileID: fileID, line: line),
        arguments: declared(repeat (each A).self)))
  }
}
