/// What layers can do, as values.
extension SceneTransition {
  /// Returns one that presents a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - placement: How: as a sheet unless told otherwise.
  /// - Returns: The transition.
  public static func present(
    _ screen: any Screen, as placement: Placement = .sheet
  ) -> SceneTransition {
    show(ScreenSource(screen), as: placement)
  }

  /// Returns one that shows an alert.
  ///
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - answer: Receives the answer, exactly once each time that the transition is performed; `nil`
  ///     where there is none.
  /// - Returns: The transition.
  public static func alert(
    _ alert: SceneAlert, answer: @escaping @MainActor (SceneAlert.Answer?) -> Void = { _ in }
  ) -> SceneTransition {
    SceneTransition(ShowOperation(.alert(alert, answer: AlertAnswer(answer)), .automatic))
  }

  /// Returns one that dismisses what the coordinator presented, or the layer it stands in.
  ///
  /// - Returns: The transition.
  public static func dismiss() -> SceneTransition {
    plain("dismiss") { draft throws(Obstacle) in try draft.dismiss() }
  }

  /// Returns one that dismisses the layer that a screen stands in, and all above it.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The transition.
  public static func dismiss(_ screen: any Screen) -> SceneTransition {
    plain("dismiss") { draft throws(Obstacle) in try draft.dismiss(screen) }
  }

  /// Returns one that dismisses every layer.
  ///
  /// - Returns: The transition.
  public static func dismissAll() -> SceneTransition {
    plain("dismiss") { draft throws(Obstacle) in try draft.dismissAll() }
  }
}
