/// A dependency container as Usher sees it, which belongs to one coordinator and ends after it.
///
/// Law 4: a scope lives exactly as long as its coordinator. `Container` in `UsherDI` conforms; to
/// use another container, implement these three requirements.
@MainActor public protocol CoordinatorScope: AnyObject {
  /// Makes the scope of a child coordinator.
  ///
  /// - Throws: An error if it cannot be made, for example because this scope has ended.
  func makeChild(for type: Coordinator.Type) throws -> any CoordinatorScope

  /// Adopts the coordinator that was made in this scope, and holds it weakly.
  func adopt(_ coordinator: Coordinator)

  /// Ends the scope and releases what it holds.
  func end()
}

/// The scope of coordinators that use no container.
final class EmptyScope: CoordinatorScope {
  func makeChild(for type: Coordinator.Type) -> any CoordinatorScope { self }
  func adopt(_ coordinator: Coordinator) {}
  func end() {}
}
