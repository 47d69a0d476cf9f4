public import UsherDI

extension TestStage {
  /// Returns all running coordinators of a type, in the order of their starts.
  public func coordinators<C: Coordinator>(_ type: C.Type = C.self) -> [C] {
    director.livingCoordinators.compactMap { $0 as? C }
  }

  /// Returns all screens of a type in the tree, the topmost layer's last.
  public func screens<S>(_ type: S.Type = S.self) -> [S] {
    director.tree.layers.flatMap(screens(in:)).compactMap { $0 as? S }
  }

  /// The screen that the user acts on.
  public var activeScreen: (any Screen)? {
    director.tree.active.flatMap { director.screen(for: $0.id) }
  }

  /// Returns the container of a running coordinator.
  public func container<C: Coordinator>(of type: C.Type) -> Container? {
    find(type)?.scope as? Container
  }

  func screens(in node: Node) -> [any Screen] {
    (director.screen(for: node.id).map { [$0] } ?? []) + node.children.flatMap(screens)
  }
}
