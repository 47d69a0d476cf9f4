/// Several transitions in order, whole or not at all.
private struct SequenceOperation: SceneOperation {
  let steps: [SceneTransition]

  var verb: Message { "run a sequence" }
  func performance() -> any SceneOperation {
    SequenceOperation(steps: steps.map { $0.performance() })
  }

  func plan(on draft: inout Draft) throws(Refusal) { for step in steps { try draft.plan(step) } }

  func cancel(_ error: NavigationError) { for step in steps { step.operation.cancel(error) } }

  func forget() { for step in steps { step.operation.forget() } }
}

extension SceneTransition {
  /// No change; it completes at once.
  public static var none: SceneTransition { sequence([]) }

  /// Returns a transition that performs several in order, as a whole or not at all.
  public static func sequence(_ transitions: SceneTransition...) -> SceneTransition {
    sequence(transitions)
  }

  /// Returns a transition that performs several in order, as a whole or not at all.
  ///
  /// Nested sequences are flattened.
  public static func sequence(_ transitions: [SceneTransition]) -> SceneTransition {
    SceneTransition(SequenceOperation(steps: transitions.flatMap(\.steps)))
  }

  /// Its steps in order, with the animation of their sequence if they have none.
  private var steps: [SceneTransition] {
    guard let steps = (operation as? SequenceOperation)?.steps else { return [self] }
    guard animation != .default else { return steps }
    return steps.map { $0.animation == .default ? $0.animated(animation) : $0 }
  }
}
