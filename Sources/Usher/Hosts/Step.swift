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
    from shown: SceneTree, capabilities: HostCapabilities, returning: [NodeID: NodeID] = [:],
    entrances: [NodeID: TransitionAnimation] = [:]
  ) -> Step? {
    let plan = StepPlan(
      shown: shown, wanted: tree, capabilities: capabilities, returning: returning)
    guard let edit = plan.firstStep() else { return nil }
    guard !entrances.isEmpty || animation.entrance != animation.exit else {
      return Step(edit, animation)
    }
    switch change(edit, from: shown) {
    case .comes(let id): return Step(edit, entrances[id] ?? animation)
    case .goes(let id):
      let arrival = animation == .default ? entrances[id] : nil
      return Step(edit, arrival ?? animation, isWayOut: true)
    case .changes: return Step(edit, animation)
    }
  }

  private enum Change {
    case comes(NodeID)
    case goes(NodeID)
    case changes
  }

  /// A step as the user sees it: the topmost node that comes or goes.
  private func change(_ edit: Edit, from shown: SceneTree) -> Change {
    switch edit {
    case .present(let modal): return .comes(modal.id)
    case .remove(let id): return .goes(id)
    case .root(let node): return node.map { .comes($0.id) } ?? .changes
    case .set(let nodes, let id):
      guard let top = nodes.last, let old = shown.node(id)?.children else { return .changes }
      if !old.contains(where: { $0.id == top.id }) { return .comes(top.id) }
      guard let gone = old.last, gone.id != top.id else { return .changes }
      return .goes(gone.id)
    case .push, .replace, .select, .embed, .update: return .changes
    }
  }
}
