/// One change of a tree, as a pure value.
///
/// What an edit implies happens with it, always the same way: a container that runs empty leaves,
/// a selection that left moves to its neighbor, and modals go when the node that presented them
/// does, with all above them.
public enum Edit: Hashable, Sendable, Codable {
  /// Makes a node the root, in place of all that was there; `nil` empties the window.
  case root(Node?)
  /// Puts a node on top of a stack.
  case push(Node, onto: NodeID)
  /// Gives a container, or the slots of a screen, these children; the ones left out leave.
  case set([Node], in: NodeID)
  /// Puts a node where another one stands.
  case replace(NodeID, with: Node)
  /// Removes a node, or a modal and all above it.
  case remove(NodeID)
  /// Adds a layer on top.
  case present(Modal)
  /// Selects a child of a container.
  case select(NodeID, in: NodeID)
  /// Embeds a node in a screen, in place of what its slot held.
  case embed(Node, in: NodeID)
  /// Gives a node other attributes.
  case update(NodeID, Node.Attributes)
}
