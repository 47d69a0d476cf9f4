/// What flows can do, as values.
extension SceneTransition {
  /// Returns one that starts a child coordinator.
  public static func start(
    _ child: Coordinator, as placement: Placement = .automatic
  ) -> SceneTransition {
    start(CoordinatorSource(child), as: placement)
  }

  /// Returns one that finishes the coordinator with a result.
  ///
  /// The result is of the coordinator's type of output.
  public static func finish<Output>(_ output: Output) -> SceneTransition {
    finish(with: .finished(output))
  }

  /// Returns one that finishes the coordinator.
  ///
  /// One whose result is `Void` has given it by this; any other one that is `Concluding` is cancelled.
  public static func finish() -> SceneTransition {
    plain("finish") { draft throws(Obstacle) in
      let asker = draft.asker as? any Concluding
      try draft.finish(with: asker?.endingWithoutValue ?? .cancelled(.withoutResult))
    }
  }

  static func finish(with ending: Ending) -> SceneTransition {
    plain("finish") { draft throws(Obstacle) in try draft.finish(with: ending) }
  }

  /// Returns one that finishes every child and goes back to the coordinator's first screen.
  public static func finishToRoot() -> SceneTransition {
    removal("finish") { draft throws(Obstacle) in try draft.finishToRoot() }
  }
}
