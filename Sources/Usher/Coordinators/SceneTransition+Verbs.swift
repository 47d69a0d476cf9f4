/// Transitions as values, for routes and for sequences that commit whole or not at all.
extension SceneTransition {
  /// Nothing; it completes at once.
  public static var none: SceneTransition { SceneTransition(.sequence([])) }

  /// Returns one that does several in order, whole or not at all.
  ///
  /// - Parameter transitions: The transitions, in order.
  /// - Returns: The transition.
  public static func sequence(_ transitions: SceneTransition...) -> SceneTransition {
    SceneTransition(.sequence(transitions))
  }

  /// Returns one that does several in order, whole or not at all.
  ///
  /// - Parameter transitions: The transitions, in order.
  /// - Returns: The transition.
  public static func sequence(_ transitions: [SceneTransition]) -> SceneTransition {
    SceneTransition(.sequence(transitions))
  }

  /// Returns one that reads the title and the dismissal of a screen again.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The transition.
  public static func update(_ screen: any Screen) -> SceneTransition {
    SceneTransition(.update(screen, badge: .none))
  }

  /// Returns one that sets the badge of a screen, or of the tab that it fills.
  ///
  /// - Parameters:
  ///   - badge: The badge; `nil` for none.
  ///   - screen: The screen.
  /// - Returns: The transition.
  public static func setBadge(_ badge: String?, on screen: any Screen) -> SceneTransition {
    SceneTransition(.update(screen, badge: .some(badge)))
  }
}
