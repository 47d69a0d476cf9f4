/// One thing for a host to do, towards a tree that has been admitted.
///
/// Law 2: a step can only be made from an admitted tree, so that nothing else can reach a display.
public struct Step: Hashable, Sendable {
  /// What to do, as an edit of what the host shows.
  ///
  /// One of `root`, `set` (the children of a container, or what is embedded in a screen), `select`,
  /// `update`, `present`, and `remove` (a modal, with those above it).
  public let edit: Edit
  /// How to show it.
  public let animation: TransitionAnimation

  fileprivate init(edit: Edit, animation: TransitionAnimation) {
    self.edit = edit
    self.animation = animation
  }
}

extension Admitted {
  /// The first legal step towards this tree, or `nil` where it is shown already.
  func firstStep(
    from shown: SceneTree, limits: HostLimits, returning: Set<NodeID> = []
  ) -> Step? {
    let plan = Plan(shown: shown, wanted: tree, limits: limits, returning: returning)
    return plan.firstStep().map { Step(edit: $0, animation: animation) }
  }
}
