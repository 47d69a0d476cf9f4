/// Transitions as values, for routes and for sequences that commit whole or not at all.
extension SceneTransition {
  /// Nothing; it completes at once.
  public static var none: SceneTransition { sequence([]) }

  /// Returns one that does several in order, whole or not at all.
  public static func sequence(_ transitions: SceneTransition...) -> SceneTransition {
    sequence(transitions)
  }

  /// Returns one that does several in order, whole or not at all.
  ///
  /// A sequence in a sequence is one sequence, however deep they are nested.
  public static func sequence(_ transitions: [SceneTransition]) -> SceneTransition {
    SceneTransition(SequenceOperation(steps: transitions.flatMap(\.steps)))
  }

  /// What it does, one after the other; a sequence hands its animation on.
  private var steps: [SceneTransition] {
    guard let steps = (operation as? SequenceOperation)?.steps else { return [self] }
    guard animation != .default else { return steps }
    return steps.map { $0.animation == .default ? $0.animated(animation) : $0 }
  }

  /// Returns one that reads the title and the dismissal of a screen again.
  public static func update(_ screen: any Screen) -> SceneTransition {
    plain("update") { draft throws(Obstacle) in try draft.update(screen, .none) }
  }

  /// Returns one that sets the badge of a screen, or of the tab that it fills.
  public static func setBadge(_ badge: String?, on screen: any Screen) -> SceneTransition {
    plain("update") { draft throws(Obstacle) in try draft.update(screen, .some(badge)) }
  }

  /// Returns one that removes something, and no layer above it that the coordinator did not start.
  static func removal(
    _ verb: Message, _ body: @escaping @MainActor (inout Draft) throws(Obstacle) -> Void
  ) -> SceneTransition {
    plain(verb) { draft throws(Obstacle) in
      let layers = draft.tree.modals
      try body(&draft)
      guard layers.count > draft.tree.modals.count else { return }
      let rest = Set(draft.tree.modals.map(\.id))
      try draft.requireStarted(layers.filter { !rest.contains($0.id) }.map(\.node))
    }
  }

  static func plain(
    _ verb: Message, _ body: @escaping @MainActor (inout Draft) throws(Obstacle) -> Void
  ) -> SceneTransition {
    SceneTransition(PlainOperation(verb, body))
  }
}
