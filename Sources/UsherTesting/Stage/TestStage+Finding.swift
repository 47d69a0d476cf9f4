public import UsherDI

extension TestStage {
  /// Returns all running coordinators of a type, in the order of their starts.
  public func coordinators<C: Coordinator>(_ type: C.Type = C.self) -> [C] {
    director.livingCoordinators.compactMap { $0 as? C }
  }

  /// Returns all screens of a type in the tree, the topmost layer's last.
  public func screens<S>(_ type: S.Type = S.self) -> [S] {
    director.tree.nodes.compactMap { director.screen(for: $0.id) as? S }
  }

  /// The screen that the user acts on.
  public var activeScreen: (any Screen)? {
    director.tree.active.flatMap { director.screen(for: $0.id) }
  }

  /// Returns the container of a running coordinator.
  public func container<C: Coordinator>(of type: C.Type) -> Container? {
    find(type)?.scope as? Container
  }

  /// The outline with the titles of the nodes: `Show “Hamlet”`.
  public var titledOutline: String { director.tree.titledOutline }
}

extension SceneTree {
  package var titledOutline: String {
    let titled = nodes.reduce(self) { tree, node in
      guard let title = node.title else { return tree }
      var attributes = node.attributes
      attributes.name += " “\(title)”"
      return (try? tree.applying(.update(node.id, attributes))) ?? tree
    }
    return titled.outline
  }
}
