import Usher

extension TestStage {
  /// Selects a tab other than the link's, so that the link has to select its own.
  func leaveTab(of link: String, on stage: TestStage) async {
    let tree = stage.director.tree
    guard let root = director.tree.root, root.kind == .tabs, director.tree.modals.isEmpty,
      let place = tree.nodes.first(where: { stage.director.link(to: $0.id) == link }),
      let index = tree.tab(of: place.id),
      root.children.indices.contains(index), root.children[index].id == root.shape.selected,
      root.children.count > 1
    else { return }
    user.select((index + 1) % root.children.count)
    _ = await livelock()
  }
}

extension SceneTree {
  /// The tabs that contain a node, from outside in.
  package func tabs(above id: NodeID) -> [String] {
    let path = path(to: id)
    let below = modals.first { $0.id == path.first?.id }.map { tabs(above: $0.presenter) } ?? []
    return below
      + zip(path, path.dropFirst()).compactMap { parent, child in
        guard parent.kind == .tabs,
          let index = parent.children.firstIndex(where: { $0.id == child.id })
        else { return nil }
        let isSelected = parent.shape.selected == child.id
        return "in tab \(index + 1)\(isSelected ? "" : ", which is not selected")"
      }
  }

  /// The index of the window's tab that contains a node.
  fileprivate func tab(of id: NodeID) -> Int? {
    let base = base(of: id)
    return root?.children.firstIndex { base.contains($0.id) }
  }

  /// The nodes above a node in the window's first layer; above the presenter if it is in a modal.
  fileprivate func base(of id: NodeID) -> Set<NodeID> {
    let path = path(to: id)
    guard let modal = modals.first(where: { $0.id == path.first?.id }) else {
      return Set(path.map(\.id))
    }
    return base(of: modal.presenter)
  }
}
