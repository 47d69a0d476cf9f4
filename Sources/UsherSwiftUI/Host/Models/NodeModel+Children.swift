package import Usher

/// Its screen, or the nodes in its container.
extension NodeModel {
  package var screen: (any Screen)? {
    guard case .screen(let screen) = content else { return nil }
    return screen
  }

  var container: (any Container)? {
    switch content {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs
    case .columns(let columns): columns
    case .pages(let pages): pages
    case .screen, nil: nil
    }
  }

  /// The child nodes in order, as last requested.
  package var children: [NodeModel] { container?.children ?? embedded }

  package var selected: NodeID? { container?.selected }

  func show(_ children: [NodeModel], selected: NodeID?) {
    if let container { container.show(children, selected: selected) } else { embedded = children }
  }

  /// Replaces the children from an index on; a node without content stays empty.
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?) {
    guard content != nil else { return }
    if let container {
      container.replace(from: index, with: tail, selected: selected)
    } else {
      embedded = embedded.prefix(index) + tail
    }
  }

  func children(from index: Int) -> [NodeModel] {
    container?.children(from: index) ?? Array(embedded.dropFirst(index))
  }

  func countStanding(as nodes: [Node]) -> Int {
    container?.countStanding(as: nodes) ?? embedded.countStanding(as: nodes[...])
  }

  var all: [NodeModel] { [self] + children.flatMap(\.all) }
}
