extension SceneTree {
  /// Returns the tree after a step, for the host that has performed it.
  ///
  /// A step changes only what it names: a modal stays on the display without its presenter, which
  /// the user may have popped, until a step dismisses it. The step's nodes have been admitted, so
  /// they are not searched for in the tree again.
  ///
  /// - Throws: `TreeError` if the step does not fit the tree.
  public func applying(_ step: Step) throws(TreeError) -> SceneTree {
    var tree = self
    if case .present(let modal) = step.edit {
      tree.modals.append(modal)
    } else {
      try tree.change(by: step.edit)
    }
    return tree
  }
}
