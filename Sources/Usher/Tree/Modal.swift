/// A layer over the content: what is presented, how, and by which node.
public struct Modal: Identifiable, Hashable, Sendable {
  /// The node that presented it; when that leaves, so does this and all above.
  public let presenter: NodeID
  /// How it is presented.
  public let style: Modal.Style
  /// What is presented.
  public var node: Node

  /// Makes a layer.
  public init(presenter: NodeID, style: Modal.Style, node: Node) {
    self.presenter = presenter
    self.style = style
    self.node = node
  }

  /// The identity of what is presented.
  public var id: NodeID { node.id }

  /// Whether it is an alert, which holds nothing but its question.
  var isAlert: Bool { if case .alert = style { true } else { false } }
}
