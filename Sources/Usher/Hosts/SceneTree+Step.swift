extension SceneTree {
  /// Returns the tree that a step makes of this one, for the host that has performed it.
  ///
  /// What a step brings has been admitted, so it is not looked for in the tree again.
  ///
  /// - Throws: `TreeError` if the step does not fit what is shown.
  public func applying(_ step: Step) throws(TreeError) -> SceneTree { try changed(by: step.edit) }
}
