/// One change of the display toward the admitted tree, for a host to perform.
///
/// Law 2: a step can only be made from an admitted tree, so nothing else can reach a display.
public struct Step: Hashable, Sendable {
  /// The change, as an edit of the tree that the host shows.
  ///
  /// One of `root`, `set` (the children of a container, or the slots of a screen), `select`,
  /// `update`, `present`, and `remove` (a modal, with those above it).
  public let edit: Edit
  /// The animation of the change.
  public let animation: TransitionAnimation
  /// The step's direction: entering, or leaving by the animation it entered with.
  public var motion: TransitionAnimation.Motion { isWayOut ? animation.exit : animation.entrance }
  private let isWayOut: Bool

  fileprivate init(_ edit: Edit, _ animation: TransitionAnimation, isWayOut: Bool = false) {
    self.edit = edit
    self.animation = animation
    self.isWayOut = isWayOut
  }
}

extension Admitted {
  func firstStep(
    from shown: SceneTree, capabilities: HostCapabilities, returning: [NodeID: NodeID],
    entrances: [NodeID: TransitionAnimation]
  ) -> Step? {
    let plan = StepPlan(
      shown: shown, wanted: tree, capabilities: capabilities, returning: returning)
    guard let edit = plan.firstStep() else { return nil }
    guard !entrances.isEmpty || animation.entrance != animation.exit,
      let (id, isWayOut) = mover(of: edit, from: shown)
    else { return Step(edit, animation) }
    let arrival = isWayOut && animation != .default ? nil : entrances[id]
    return Step(edit, arrival ?? animation, isWayOut: isWayOut)
  }

  /// The topmost node that the user sees come or go by a step; `nil` if none does.
  private func mover(of edit: Edit, from shown: SceneTree) -> (id: NodeID, isWayOut: Bool)? {
    switch edit {
    case .present(let modal): return (modal.id, false)
    case .remove(let id): return (id, true)
    case .root(let node): return node.map { ($0.id, false) }
    case .set(let nodes, let id):
      guard let top = nodes.last, let old = shown.node(id)?.children else { return nil }
      if !old.contains(where: { $0.id == top.id }) { return (top.id, false) }
      guard let gone = old.last, gone.id != top.id else { return nil }
      return (gone.id, true)
    case .push, .replace, .select, .embed, .update: return nil
    }
  }
}
