extension Admitted {
  /// The first legal step from the shown tree to the wanted one.
  ///
  /// It is level-triggered: recomputed from both trees each time, so no event can make it stale.
  struct StepPlan {
    let shown: SceneTree
    let wanted: SceneTree
    let capabilities: HostCapabilities
    /// The nodes that still show a screen that is wanted in another place, and that place.
    let returning: [NodeID: NodeID]

    /// Dismisses wrong modals from the top, then fixes the rest, then presents missing modals.
    func firstStep() -> Edit? {
      let common = commonModals
      if let edit = dismissal(keeping: common) { return edit }
      if !hasRightRoot { return .root(wanted.root) }
      if !returning.isEmpty, let edit = relocation(common) { return edit }
      if let edit = first(common, { fixing($0, $1) }) { return edit }
      return common < wanted.modals.count ? .present(wanted.modals[common]) : nil
    }

    func first(_ common: Int, _ step: (Node, Node) -> Edit?) -> Edit? {
      if let before = shown.root, let after = wanted.root, let edit = step(before, after) {
        return edit
      }
      for (before, after) in zip(shown.modals, wanted.modals).prefix(common) {
        if let edit = step(before.node, after.node) { return edit }
      }
      return nil
    }

    private var commonModals: Int {
      guard !shown.modals.isEmpty, !wanted.modals.isEmpty, hasRightRoot else { return 0 }
      return zip(shown.modals, wanted.modals).prefix { $0.isSamePlace(as: $1) }.count
    }

    /// A root is never changed under a modal, which would lose its presenter.
    private var hasRightRoot: Bool {
      shown.root?.id == wanted.root?.id && shown.root?.kind == wanted.root?.kind
    }

    func dismissal(keeping common: Int) -> Edit? {
      guard common < shown.modals.count, let top = shown.modals.last else { return nil }
      return .remove(capabilities.dismissesSeveralAtOnce ? shown.modals[common].id : top.id)
    }

    private func fixing(_ shown: Node, _ wanted: Node) -> Edit? {
      guard !shown.isIdentical(to: wanted) else { return nil }
      let before = shown.children
      let after = wanted.children
      let plan = ChildrenPlan(
        before: before, after: after, kind: wanted.kind, capabilities: capabilities)
      if let nodes = plan.nodes { return .set(nodes, in: wanted.id) }
      if let selected = wanted.selected, selected != shown.selected {
        return fixingUnseen(selected, before, after) ?? .select(selected, in: wanted.id)
      }
      if !shown.isDescribed(as: wanted) { return .update(wanted.id, wanted.attributes) }
      for index in after.indices where !before[index].isIdentical(to: after[index]) {
        if let edit = fixing(before[index], after[index]) { return edit }
      }
      return nil
    }

    /// Fixes the child that is about to show first, so that no outdated content flashes up.
    private func fixingUnseen(_ id: NodeID, _ before: [Node], _ after: [Node]) -> Edit? {
      guard let old = before.first(where: { $0.id == id }),
        let new = after.first(where: { $0.id == id })
      else { return nil }
      return fixing(old, new)
    }
  }
}
