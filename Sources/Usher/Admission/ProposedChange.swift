/// A change as admission judges it: the resulting tree, and the requester.
struct ProposedChange {
  let current: SceneTree
  let tree: SceneTree
  var known: TreeDifference?
  let cause: SceneChange.Cause
  var requester: CoordinatorID?
  /// The dismissals that screens declare now and the tree does not record yet.
  var redeclared: [NodeID: Dismissal] = [:]
  /// The nodes whose owners agreed to their removal.
  var agreed: Set<NodeID> = []
  /// `true` if the change skips declared dismissals and guards.
  var isForced = false

  var difference: TreeDifference { known ?? tree.difference(from: current) }

  /// A screen's coordinator and a change of policy always pass; others need the owner's agreement.
  func requireDismissals() throws(Refusal) {
    let staying = undismissed
    if let node = staying.first(where: { dismissal(of: $0) == .locked }) { throw .locked(node) }
    if let node = staying.first { throw .unconfirmed(node) }
  }

  /// The removed nodes that need an agreement and do not have it.
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
