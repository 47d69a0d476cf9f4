extension SceneTransition {
  /// Returns a transition that starts a child coordinator.
  public static func start(
    _ child: Coordinator, as placement: Placement = .automatic
  ) -> SceneTransition {
    start(CoordinatorSource(child), as: placement)
  }

  /// Returns a transition that finishes the coordinator with a result.
  ///
  /// The result must be of the coordinator's `Output` type.
  public static func finish<Output>(_ output: Output) -> SceneTransition {
    finish(with: .finished(output))
  }

  /// Returns a transition that finishes the coordinator.
  ///
  /// If the coordinator's output is `Void`, the outcome is `finished`; for any other output it is
  /// `cancelled`.
  public static func finish() -> SceneTransition {
    SceneTransition(FinishOperation(ending: nil))
  }

  static func finish(with ending: FlowEnding) -> SceneTransition {
    SceneTransition(FinishOperation(ending: ending))
  }

  /// Returns one that finishes the coordinator, and starts another in its place under its parent.
  package static func replace(with successor: Coordinator) -> SceneTransition {
    plain("replace") { draft throws(Refusal) in
      let old = draft.requester
      guard let parent = old.parent else {
        throw .impossible(
          "\(old.outlineName) is the root, and has no parent to start \(successor.outlineName).",
          "Start it as a child, or show another director in the window.")
      }
      try draft.plan(finish())
      guard !old.isEmbeddedByBuild || draft.tree.isEmpty else {
        throw .impossible(
          "\(old.outlineName) is embedded, and its place belongs to \(parent.outlineName).",
          "Replace \(parent.outlineName), or start \(successor.outlineName) as a child.")
      }
      try draft.acting(as: parent) { draft throws(Refusal) in try draft.plan(start(successor)) }
    }
  }

  /// Returns a transition that finishes all children, and goes back to the first own screen.
  public static func finishToRoot() -> SceneTransition {
    removal("finish") { draft throws(Refusal) in try FinishOperation.finishToRoot(on: &draft) }
  }

  /// Returns a transition that follows another route of the same coordinator.
  ///
  /// Circular redirects are refused with an error that names the routes.
  public static func redirect(to route: some Route) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route)))
  }

  /// Returns a transition that follows a route of the nearest coordinator above.
  ///
  /// The type of the route determines the coordinator.
  public static func parent(_ route: some Route) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route), by: .parent))
  }

  /// Returns a transition that starts a child and follows some of its routes at once.
  public static func start<C: Routing>(
    _ child: C, _ route: C.RouteType, _ more: C.RouteType..., as placement: Placement = .automatic
  ) -> SceneTransition {
    var source = CoordinatorSource(child)
    source.routes = ([route] + more).map { AnyRoute($0) }
    return start(source, as: placement)
  }

  /// Returns a transition that starts a child with a result.
  ///
  /// The closure receives the outcome exactly once, however the flow ends.
  public static func start<Child: Concluding>(
    _ child: Child, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<Child.Output>) -> Void
  ) -> SceneTransition {
    start(CoordinatorSource(child), as: placement, ended: ended)
  }
}
