/// What layers can do, as values.
extension SceneTransition {
  /// Returns one that presents a screen.
  public static func present(
    _ screen: any Screen, as placement: Placement = .sheet
  ) -> SceneTransition {
    show(ScreenSource(screen), as: placement)
  }

  /// Returns one that shows an alert.
  ///
  /// The closure receives the answer exactly once each time that the transition is performed; `nil`
  /// where there is none.
  public static func alert(
    _ alert: SceneAlert, answer: @escaping @MainActor (SceneAlert.Answer?) -> Void = { _ in }
  ) -> SceneTransition {
    SceneTransition(ShowOperation(.alert(alert, answer: AlertAnswer(answer)), .automatic))
  }

  /// Returns one that dismisses what the coordinator presented, or the layer it stands in.
  public static func dismiss() -> SceneTransition {
    removal("dismiss") { draft throws(Obstacle) in try draft.dismiss() }
  }

  /// Returns one that dismisses the layer that a screen stands in, and all above it.
  public static func dismiss(_ screen: any Screen) -> SceneTransition {
    removal("dismiss") { draft throws(Obstacle) in try draft.dismiss(screen) }
  }

  /// Returns one that dismisses every layer.
  public static func dismissAll() -> SceneTransition {
    removal("dismiss") { draft throws(Obstacle) in try draft.dismissAll() }
  }
}
