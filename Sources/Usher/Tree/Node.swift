/// A place in the navigation: a screen or a container, with its owner.
///
/// A node is a pure value. A copy shares its storage, so trees share the nodes that did not change.
public struct Node: Identifiable, Sendable {
  /// One element in an array: copied if it is shared, and changed in place if it is not.
  private var storage: [Contents]

  /// Makes a node; its attributes are set afterwards.
  public init(id: NodeID, owner: CoordinatorID, name: String, shape: Node.Shape) {
    self.init(id: id, owner: owner, attributes: Node.Attributes(name: name), shape: shape)
  }

  init(id: NodeID, owner: CoordinatorID, attributes: Node.Attributes, shape: Node.Shape) {
    let contents = Contents(
      id: id, owner: owner, attributes: [attributes], kind: shape.kind,
      children: shape.children, selected: shape.selected)
    storage = [contents]
  }

  /// Its identity.
  public var id: NodeID { storage[0].id }

  /// The coordinator that it belongs to.
  public var owner: CoordinatorID { storage[0].owner }

  /// The description of the node: name, title, badge and the like.
  public var attributes: Node.Attributes {
    get { storage[0].attributes[0] }
    set { storage[0].attributes[0] = newValue }
  }

  /// The shape of the node.
  public var shape: Node.Shape {
    get { Node.Shape(kind, holding: children, selected: selected) }
    set {
      storage[0].kind = newValue.kind
      storage[0].children = newValue.children
      storage[0].selected = newValue.selected
    }
  }

  /// The kind of its shape.
  public var kind: Node.Kind { storage[0].kind }

  /// The nodes directly inside, in order.
  public var children: [Node] { storage[0].children }

  /// The selected child, if the shape has a selection.
  var selected: NodeID? { storage[0].selected }

  /// The slot of its parent screen that it is embedded in, if any.
  public var slot: String? {
    get { storage[0].slot }
    set { storage[0].slot = newValue }
  }

  /// Changes the children, without a copy if nothing else shares the node.
  mutating func changeChildren<Failure: Error>(
    _ body: (inout [Node]) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&storage[0].children)
  }

  /// The name in outlines: its type without `Screen`, `Coordinator` or `ViewController`.
  public var name: String { storage[0].attributes[0].name }

  /// The title that a host may show.
  public var title: String? { attributes.title }

  /// The badge that a host may show on its tab.
  public var badge: String? { attributes.badge }

  /// The route that led to it, if any.
  public var route: AnyRoute? { attributes.route }

  /// The dismissal that it declares.
  public var dismissal: Dismissal { storage[0].attributes[0].dismissal }
}

extension Node: Hashable {
  /// Compares by content; nodes that share their storage are equal at once.
  public static func == (lhs: Node, rhs: Node) -> Bool {
    lhs.isIdentical(to: rhs) || lhs.storage[0] == rhs.storage[0]
  }

  /// Feeds the identity to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns true if both have the same attributes.
  func isDescribed(as other: Node) -> Bool {
    storage[0].attributes == other.storage[0].attributes
  }

  /// Returns true if both share their storage.
  func isIdentical(to other: Node) -> Bool {
    unsafe storage.withUnsafeBufferPointer { mine in
      unsafe other.storage.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}

extension Node: CustomStringConvertible {
  /// The kind, the name, the identity and the contents: `stack Home #2 [screen List #1]`.
  public var description: String {
    let head = "\(kind.rawValue) \(name) \(id)"
    return children.isEmpty ? head : "\(head) \(children)"
  }
}
