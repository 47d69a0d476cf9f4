/// A part of an app that scopes are made of, as Usher sees it: an `Assembly` in `UsherDI`.
public protocol ScopeAssembly {
  /// Makes one scope of several assemblies, to preview a screen of one module.
  ///
  /// Registrations of other modules for keys may be missing.
  ///
  /// - Throws: An error if a registration is wrong.
  @MainActor static func makePreviewScope(
    of assemblies: [any ScopeAssembly]
  ) throws -> any CoordinatorScope
}

extension ScopeAssembly {
  /// Makes a director of one flow, or of one screen in its scope, for a preview without guards.
  @MainActor package func preview(
    _ flow: some FlowKey, showing screen: (any ScreenKey)?, with others: [any ScopeAssembly],
    host: any SceneHost
  ) throws -> SceneDirector {
    let scope = try Self.makePreviewScope(of: [self] + others)
    let made = try scope.makeFlow(for: flow)
    made.coordinator.key = flow
    made.coordinator.givenLayout = screen.map { .screen($0) }
    return SceneDirector(made.coordinator, host: host, scope: made.scope)
  }
}
