/// The contents of a node, behind a reference, so that trees share what they have in common.
///
/// None of these is private: a copy of what holds a private type costs calls of the runtime elsewhere.
extension Node {
  struct Contents: Equatable, Sendable {
    let id: NodeID
    let owner: CoordinatorID
    /// One element, so that a change of anything else shares it.
    var description: [Node.Attributes]
    var slot: String?
    var kind: Node.Kind
    var children: [Node]
    var selected: NodeID?
  }
}
