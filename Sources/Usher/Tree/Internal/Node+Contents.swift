/// The contents of a node, behind a reference, so that trees share what they have in common.
///
/// It is not private: a copy of what holds a private type costs calls of the runtime elsewhere.
extension Node {
  struct Contents: Equatable, Sendable {
    let id: NodeID
    let owner: CoordinatorID
    /// One element, which a change of anything else shares.
    var attributes: [Attributes]
    var slot: String?
    var kind: Kind
    var children: [Node]
    var selected: NodeID?
  }
}
