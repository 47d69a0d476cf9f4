/// The contents of a node, behind a reference, so that trees share what they have in common.
///
/// None of these is private: a copy of what holds a private type costs calls of the runtime elsewhere.
extension Node {
  struct Contents: Equatable, Sendable {
    let id: NodeID
    let owner: CoordinatorID
    var description: Description
    var slot: String?
    var kind: Node.Kind
    var children: [Node]
    var selected: NodeID?
  }

  /// Attributes that a change of anything else shares.
  final class Description: Equatable, Sendable {
    let attributes: Node.Attributes

    init(_ attributes: Node.Attributes) { self.attributes = attributes }

    static func == (lhs: Description, rhs: Description) -> Bool {
      lhs === rhs || lhs.attributes == rhs.attributes
    }
  }
}
