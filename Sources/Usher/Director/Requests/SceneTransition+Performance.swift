extension SceneTransition {
  /// The same transition as it is performed once, with answers of its own.
  var performance: SceneTransition {
    switch operation {
    case .show(.alert(let alert, let answer), let placement):
      replacing(.show(.alert(alert, answer: answer.performance()), placement))
    case .sequence(let steps): replacing(.sequence(steps.map(\.performance)))
    default: self
    }
  }

  private func replacing(_ operation: Operation) -> SceneTransition {
    SceneTransition(operation).animated(animation)
  }
}
