extension Preparation {
  /// Makes the node of an arrangement in the window's width.
  func node(of arrangement: Arrangement, _ owner: Coordinator) throws(Refusal) -> Node? {
    var first = Rearrangement(arrangement, of: owner, in: self)
    let node = try first.node(for: width)
    owner.arrangements.append(first.arrangement)
    return node
  }
}

extension HeldItem {
  /// The instance, which lives as long as its place is in the tree.
  @MainActor func instance(for owner: Coordinator) throws(Refusal) -> any LayoutItem {
    if let instance = object as? any LayoutItem { return instance }
    throw .impossible(
      "\(type) in the layout of \(owner.outlineName) has been released.",
      "Name it by a key, or keep it in a property of the coordinator.")
  }
}
