/// A dependency container as core knows it: it belongs to one coordinator and ends after it.
///
/// Law 4: a scope lives exactly as long as its coordinator. `UsherDI`'s `Container` is one; any
/// other container becomes one with these three requirements.
@MainActor public protocol CoordinatorScope: AnyObject {
  /// Makes the scope of a coordinator that this one's coordinator starts.
  ///
  /// - Throws: What keeps it from being made, this scope's end for one.
  func makeChild(for type: Coordinator.Type) throws -> any CoordinatorScope

  /// Adopts the coordinator that was made in this scope; holds it weakly.
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
