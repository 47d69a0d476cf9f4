extension TestStage {
  /// The tree after every change that was admitted, in order, the empty one of the beginning first.
  ///
  /// Time travel: what a flow looked like on the way, without having stopped there.
  public var trees: [SceneTree] {
    events(.admitted).reduce(into: [SceneTree()]) { trees, transaction in
      let last = trees[trees.count - 1]
      trees.append((try? last.applying(transaction)) ?? last)
    }
  }
}
