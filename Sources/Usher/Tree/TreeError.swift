/// The reason why an edit does not fit a tree.
public enum TreeError: Error, Hashable, Sendable {
  /// No node of the tree has this identity.
  case unknown(NodeID)
  /// The node is not of the kind that the edit is for.
  case notA(Node.Kind, NodeID)
  /// The node has no child of that identity to select.
  case notAChild(NodeID, of: NodeID)
  /// The node would be in the tree twice.
  case duplicate(NodeID)
  /// The node would be nested more than a hundred levels deep, modals included.
  case tooDeep(NodeID)
}

extension TreeError: CustomStringConvertible {
  /// The reason, in a sentence.
  public var description: String {
    switch self {
    case .unknown(let id): "The tree has no node \(id)."
    case .notA(let kind, let id): "The node \(id) is not a \(kind.rawValue)."
    case .notAChild(let child, let id): "The node \(id) has no child \(child) to select."
    case .duplicate(let id): "The node \(id) would be in the tree twice."
    case .tooDeep(let id):
      "The node \(id) would be nested below more than \(SceneTree.depthLimit - 1) levels."
    }
  }
}
