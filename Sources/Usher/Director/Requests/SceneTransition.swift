/// A requested change, with the screens and flows that it shows.
///
/// Every verb, route, link and gesture becomes a transition. It is prepared as a `SceneChange`,
/// passes admission, and commits as a whole or not at all.
@MainActor public struct SceneTransition {
  let operation: any SceneOperation
  /// The animation that shows it.
  public var animation: TransitionAnimation = .default

  init(_ operation: any SceneOperation) { self.operation = operation }

  static func plain(
    _ verb: Message, _ body: @escaping @MainActor (inout Draft) throws(Refusal) -> Void
  ) -> SceneTransition {
    SceneTransition(PlainOperation(verb: verb, body: body))
  }

  func performance() -> SceneTransition {
    SceneTransition(operation.performance()).animated(animation)
  }

  /// Returns the same transition with another animation.
  public func animated(_ animation: TransitionAnimation) -> SceneTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}
