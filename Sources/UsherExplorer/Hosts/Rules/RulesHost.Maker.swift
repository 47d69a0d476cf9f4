extension RulesHost {
  /// Makes the containers of a step, and refuses those that are in the window already.
  @MainActor struct Maker {
    private let director: SceneDirector?
    private var nodes: Set<NodeID>
    private var screens: Set<ObjectIdentifier>

    init(_ host: RulesHost, leaving: [ScreenContainer]) {
      director = host.director
      let gone = Set(leaving.flatMap(\.all).map(\.id))
      let staying = host.display.all.filter { !gone.contains($0.id) }
      nodes = Set(staying.map(\.id))
      screens = Set(staying.compactMap { $0.screen.map(ObjectIdentifier.init) })
    }

    /// A child that stays is reused, and the step must describe it as it is shown.
    mutating func child(for node: Node, of parent: ScreenContainer) throws(Breach)
      -> ScreenContainer
    {
      guard let standing = parent.children.first(where: { $0.id == node.id }) else {
        try requireLegal([node], in: parent.kind)
        return try container(for: node)
      }
      guard standing.node == node else { throw Breach(.inexact, "\(node.id) changes as well.") }
      return standing
    }

    mutating func container(for node: Node) throws(Breach) -> ScreenContainer {
      guard nodes.insert(node.id).inserted else { throw Breach(.twice, "\(node.id)") }
      if node.kind != .screen, node.children.isEmpty { throw Breach(.empty, "\(node.id)") }
      try requireLegal(node.children, in: node.kind)
      let screen = node.kind == .screen ? try screen(for: node) : nil
      let children = try node.children.map { (child) throws(Breach) in try container(for: child) }
      return ScreenContainer(node, screen: screen, children: children)
    }

    private mutating func screen(for node: Node) throws(Breach) -> any Screen {
      guard let screen = director?.screen(for: node.id) else {
        throw Breach(.screenless, "\(node.id)")
      }
      guard screens.insert(ObjectIdentifier(screen)).inserted else {
        throw Breach(.twice, "The screen of \(node.id)")
      }
      return screen
    }

    private func requireLegal(_ children: [Node], in kind: Node.Kind) throws(Breach) {
      let slots = children.compactMap(\.slot)
      guard Set(slots).count == slots.count else { throw Breach(.twice, "A slot") }
      guard kind == .stack else { return }
      for child in children where child.kind == .stack || child.kind == .split {
        throw Breach(.stackInStack, "\(child.id)")
      }
    }
  }
}
