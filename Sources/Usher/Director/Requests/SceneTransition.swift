/// A change that a coordinator asks for, with what fills the new places.
///
/// The one currency: every verb, route, link and gesture makes one. It is prepared into a
/// `SceneChange`, passes the one door, and commits whole or not at all.
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

  var performance: SceneTransition {
    SceneTransition(operation.performance).animated(animation)
  }

  /// Returns the same transition, shown another way.
  public func animated(_ animation: TransitionAnimation) -> SceneTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}
