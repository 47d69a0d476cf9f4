/// A part of an app that scopes are made of, as Usher sees it: an `Assembly` in `UsherDI`.
public protocol ScopeAssembly {
  /// Makes one scope of several assemblies, to preview a screen of one module.
  ///
  /// What other modules register for keys may be missing.
  ///
  /// - Throws: An error if what is registered is wrong.
  @MainActor static func makePreviewScope(
    of assemblies: [any ScopeAssembly]
  ) throws -> any CoordinatorScope
}

extension SceneDirector {
  /// Makes a director of one flow, or of one screen in its scope, for a preview without guards.
  package convenience init(
    previewing flow: some FlowKey, showing screen: (any ScreenKey)?,
    _ assembly: some ScopeAssembly, _ others: [any ScopeAssembly], host: any SceneHost
  ) throws {
    let scope = try type(of: assembly).makePreviewScope(of: [assembly] + others)
    let made = try scope.makeFlow(for: flow)
    made.coordinator.key = flow
    made.coordinator.givenLayout = screen.map { .screen($0) }
    self.init(made.coordinator, host: host, scope: made.scope)
  }
}
