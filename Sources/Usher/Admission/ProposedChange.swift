/// A change as the door sees it: what would be shown, and who asks for it.
struct ProposedChange {
  /// The tree that is shown now, and the tree that the change would make.
  let current: SceneTree
  let tree: SceneTree
  var known: TreeDifference?
  let cause: SceneChange.Cause
  var requester: CoordinatorID?
  /// What screens declare now, where that differs from what the tree says of their nodes.
  var redeclared: [NodeID: Dismissal] = [:]
  /// The nodes whose owners agree that they leave.
  var agreed: Set<NodeID> = []
  /// Indicates that neither declared dismissals nor guards are asked.
  var isForced = false

  var difference: TreeDifference { known ?? tree.difference(from: current) }

  /// Its own coordinator's verbs and policy pass; others ask, or are refused.
  func requireDismissals() throws(Refusal) {
    let staying = undismissed
    if let node = staying.first(where: { dismissal(of: $0) == .locked }) { throw .locked(node) }
    if let node = staying.first { throw .unconfirmed(node) }
  }

  /// The nodes that would have to leave and do not let themselves be removed.
  var undismissed: [Node] {
    difference.removed.filter { dismissal(of: $0) != .free && !mayRemove($0) }
  }

  func dismissal(of node: Node) -> Dismissal { redeclared[node.id] ?? node.dismissal }

  private func mayRemove(_ node: Node) -> Bool {
    switch cause {
    case .policy: true
    case .program, .route: requester == node.owner || hasAgreed(node)
    case .user, .link, .restore: hasAgreed(node)
    }
  }

  private func hasAgreed(_ node: Node) -> Bool {
    dismissal(of: node) == .confirm && agreed.contains(node.id)
  }
}
