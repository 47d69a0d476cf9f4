/// What flows can do, as values.
extension SceneTransition {
  /// Returns one that starts a child coordinator.
  ///
  /// - Parameters:
  ///   - child: The coordinator, not started yet.
  ///   - placement: Where it is shown.
  /// - Returns: The transition.
  public static func start(
    _ child: Coordinator, as placement: Placement = .automatic
  ) -> SceneTransition {
    start(CoordinatorSource(child), as: placement)
  }

  /// Returns one that finishes the coordinator with a result.
  ///
  /// - Parameter output: The result, of the coordinator's type of output.
  /// - Returns: The transition.
  public static func finish<Output>(_ output: Output) -> SceneTransition {
    finish(with: .finished(output))
  }

  /// Returns one that finishes the coordinator.
  ///
  /// - Returns: The transition.
  public static func finish() -> SceneTransition {
    finish(with: .cancelled(.withoutResult))
  }

  static func finish(with ending: Ending) -> SceneTransition {
    plain("finish") { draft throws(Obstacle) in try draft.finish(with: ending) }
  }

  /// Returns one that finishes every child and goes back to the coordinator's first screen.
  ///
  /// - Returns: The transition.
  public static func finishToRoot() -> SceneTransition {
    plain("finish") { draft throws(Obstacle) in try draft.finishToRoot() }
  }
}
