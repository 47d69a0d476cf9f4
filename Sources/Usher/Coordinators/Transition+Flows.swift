/// What flows can do, as values.
extension Transition {
  /// Returns one that starts a child coordinator.
  ///
  /// - Parameters:
  ///   - child: The coordinator, not started yet.
  ///   - placement: Where it is shown.
  /// - Returns: The transition.
  public static func start(
    _ child: Coordinator, as placement: Placement = .automatic
  ) -> Transition {
    Transition(.show(.coordinator(CoordinatorSource(child)), placement))
  }

  /// Returns one that finishes the coordinator with a result.
  ///
  /// - Parameter output: The result, of the coordinator's type of output.
  /// - Returns: The transition.
  public static func finish<Output>(_ output: Output) -> Transition {
    Transition(.finish(.finished(output)))
  }

  /// Returns one that finishes the coordinator.
  ///
  /// - Returns: The transition.
  public static func finish() -> Transition { Transition(.finish(.cancelled(.withoutResult))) }

  /// Returns one that finishes every child and goes back to the coordinator's first screen.
  ///
  /// - Returns: The transition.
  public static func finishToRoot() -> Transition { Transition(.finishChildren) }
}
