extension Preparation {
  /// Makes the node of an arrangement in the window's width.
  func node(of arrangement: Arrangement, _ owner: Coordinator) throws(Refusal) -> Node? {
    var first = Arrangement.Rearrangement(arrangement, of: owner, in: self)
    let node = try first.node(for: width)
    owner.arrangements.append(first.arrangement)
    return node
  }
}
