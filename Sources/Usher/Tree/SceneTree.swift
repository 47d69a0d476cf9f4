/// The whole navigation of a window as one value: the content, and the layers over it.
///
/// Law 1: the admitted tree is the navigation state; a host makes a display match it.
public struct SceneTree: Hashable, Sendable {
  /// The content of the window; `nil` while it is empty.
  public internal(set) var root: Node?
  /// The layers over it, the topmost last.
  public internal(set) var modals: [Modal]

  /// Makes a tree.
  ///
  /// The last modal is the topmost.
  public init(root: Node? = nil, modals: [Modal] = []) {
    self.root = root
    self.modals = modals
  }

  /// A Boolean value that indicates whether nothing is shown at all.
  public var isEmpty: Bool { root == nil && modals.isEmpty }

  /// The content of every layer, the window's own first.
  public var layers: [Node] {
    let nodes = modals.map(\.node)
    return root.map { nodes.isEmpty ? [$0] : [$0] + nodes } ?? nodes
  }

  /// The content of the topmost layer.
  public var top: Node? { modals.last?.node ?? root }

  /// The screen that the user acts on.
  public var active: Node? { activePath.last }

  /// The nodes from the topmost layer down to the screen that the user acts on.
  public var activePath: [Node] { top?.activePath ?? [] }

  /// Returns the node with an identity, or `nil` if it is not in the tree.
  public func node(_ id: NodeID) -> Node? {
    if let root = root?.descendant(id) { return root }
    for modal in modals.reversed() {
      if let found = modal.node.descendant(id) { return found }
    }
    return nil
  }

  /// Returns the nodes from a layer's content down to a node; empty if it is not in the tree.
  public func path(to id: NodeID) -> [Node] {
    var path: [Node] = []
    for layer in layers.reversed() where layer.collectPath(to: id, into: &path) {
      return path.reversed()
    }
    return []
  }

  /// Returns the modal that has a node in its layer; `nil` in the window's own content, or outside
  /// the tree.
  public func modal(containing id: NodeID) -> Modal? {
    modals.last { $0.node.descendant(id) != nil }
  }

  /// Returns whether a node is visible or reachable: in the topmost layer, and not under another
  /// one.
  public func isActive(_ id: NodeID) -> Bool { top?.isActive(id) ?? false }

  /// The visible screens, the window's own first; a cover hides everything below it.
  public var visible: [Node] {
    let covered = modals.lastIndex { $0.style == .cover }
    var screens: [Node] = []
    if covered == nil { root?.collectVisible(into: &screens) }
    for modal in modals[(covered ?? 0)...] { modal.node.collectVisible(into: &screens) }
    return screens
  }
}
