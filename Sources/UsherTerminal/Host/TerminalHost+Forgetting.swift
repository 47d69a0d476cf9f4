#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Drops the selections, texts and appearances of screens that have left.
  ///
  /// The director ends the appearance of a screen that leaves; one that returns in the same turn
  /// appears again.
  func forgetNodes(except tree: SceneTree) {
    visible.removeAll { tree.node($0) == nil }
    guard !states.isEmpty || !answers.isEmpty else { return }
    var ids: Set<NodeID> = [Self.quitID]
    for layer in tree.layers { layer.collectIDs(into: &ids) }
    states = states.filter { ids.contains($0.key) }
    answers = answers.filter { ids.contains($0.key) }
  }
}

extension Node {
  fileprivate func collectIDs(into ids: inout Set<NodeID>) {
    ids.insert(id)
    for child in children { child.collectIDs(into: &ids) }
  }
}
#endif
