/// Where a node stood.
enum SavedPlace {
  case root
  case child(of: NodeID, index: Int)
  case modal(Int)

  static func all(in tree: SceneTree) -> [NodeID: SavedPlace] {
    var places: [NodeID: SavedPlace] = [:]
    if let root = tree.root { add(root, .root, to: &places) }
    for (index, modal) in tree.modals.enumerated() { add(modal.node, .modal(index), to: &places) }
    return places
  }

  private static func add(
    _ node: Node, _ place: SavedPlace, to places: inout [NodeID: SavedPlace]
  ) {
    places[node.id] = place
    for (index, child) in node.children.enumerated() {
      add(child, .child(of: node.id, index: index), to: &places)
    }
  }
}
