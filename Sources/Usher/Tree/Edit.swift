/// One change of a tree, as a pure value.
///
/// An edit has implied effects, which are always the same: a container that becomes empty leaves, a
/// removed selection moves to its neighbor, and a modal leaves with its presenter, with all modals
/// above it.
public enum Edit: Hashable, Sendable, Codable {
  /// Makes a node the root, replacing everything; `nil` empties the window.
  case root(Node?)
  /// Puts a node on top of a stack.
  case push(Node, onto: NodeID)
  /// Sets the children of a container, or of a screen's slots; the others leave.
  case set([Node], in: NodeID)
  /// Replaces a node with another one.
  case replace(NodeID, with: Node)
  /// Removes a node, or a modal and all above it.
  case remove(NodeID)
  /// Adds a layer on top.
  case present(Modal)
  /// Selects a child of a container.
  case select(NodeID, in: NodeID)
  /// Embeds a node in a screen, replacing the content of the slot.
  case embed(Node, in: NodeID)
  /// Changes the attributes of a node.
  case update(NodeID, Node.Attributes)
}
