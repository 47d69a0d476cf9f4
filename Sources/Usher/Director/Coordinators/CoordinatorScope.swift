/// A dependency container as Usher sees it, which belongs to one coordinator and ends after it.
///
/// Law 4: a scope lives exactly as long as its coordinator. `Container` in `UsherDI` conforms; to
/// use another container, implement the first three requirements, and the other two for keys.
@MainActor public protocol CoordinatorScope: AnyObject {
  /// Makes the scope of a child coordinator.
  ///
  /// - Throws: An error if it cannot be made, for example because this scope has ended.
  func makeChild(for type: Coordinator.Type) throws -> any CoordinatorScope

  /// Adopts the coordinator that was made in this scope, and holds it weakly.
  func adopt(_ coordinator: Coordinator)

  /// Ends the scope and releases what it holds.
  func end()

  /// Makes the screen that shows a key, for the coordinator of this scope.
  ///
  /// - Throws: An error if nothing shows it; by default a `KeyError`.
  func makeScreen(for key: some ScreenKey) throws -> any Screen

  /// Makes the coordinator that implements a flow, and its scope, a child of this one.
  ///
  /// - Throws: An error if nothing implements it; by default a `KeyError`.
  func makeFlow(
    for key: some FlowKey
  ) throws -> (coordinator: Coordinator, scope: any CoordinatorScope)
}

extension CoordinatorScope {
  /// Throws a `KeyError`: this scope makes nothing for keys.
  public func makeScreen(for key: some ScreenKey) throws -> any Screen {
    throw KeyError.withoutContainer(type(of: key))
  }

  /// Throws a `KeyError`: this scope makes nothing for keys.
  public func makeFlow(
    for key: some FlowKey
  ) throws -> (coordinator: Coordinator, scope: any CoordinatorScope) {
    throw KeyError.withoutContainer(type(of: key))
  }
}

/// The scope of coordinators that use no container.
final class EmptyScope: CoordinatorScope {
  func makeChild(for type: Coordinator.Type) -> any CoordinatorScope { self }
  func adopt(_ coordinator: Coordinator) {}
  func end() {}
}
