extension SceneTree {
  /// Returns the tree after a step, for the host that has performed it.
  ///
  /// The step's nodes have been admitted, so they are not searched for in the tree again.
  ///
  /// - Throws: `TreeError` if the step does not fit the tree.
  public func applying(_ step: Step) throws(TreeError) -> SceneTree { try changed(by: step.edit) }
}
