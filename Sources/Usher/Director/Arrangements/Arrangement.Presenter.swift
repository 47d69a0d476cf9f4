extension Arrangement {
  /// A layer's presenter before a change of the width, to be restored with the other arrangement.
  struct Presenter {
    /// The layer's current presenter.
    var now: NodeID
    private let isTop: Bool
    private let kind: Node.Kind
    private let screens: [NodeID]

    init(_ container: Node, in old: Node, now: NodeID) {
      self.now = now
      (isTop, kind) = (container.id == old.id, container.kind)
      screens = container.screens
    }

    /// The container in the other arrangement; `nil` if nothing of it is left.
    func presenter(in new: Node) -> NodeID? {
      if isTop { return new.id }
      let standing = screens.filter(new.contains)
      guard !standing.isEmpty, let smallest = new.container(holding: standing) else { return nil }
      let around = SceneTree(root: new).path(to: smallest.id)
      return (around.last { $0.kind == kind } ?? smallest).id
    }
  }
}

extension Node {
  /// The presenter for a layer over a container of another arrangement: the smallest container with
  /// all of its screens, the only screen, or the whole arrangement; for a detail column, its
  /// detail.
  func presenter(insteadOf container: Node, in old: Node) -> NodeID? {
    if container.id == old.id { return id }
    if container.children.first?.attributes.detailOf != nil { return container.activePath.last?.id }
    let standing = container.screens.filter(contains)
    guard !standing.isEmpty, let twin = self.container(holding: standing) else { return id }
    return standing.count == 1 && twin.kind != .stack ? standing[0] : twin.id
  }

  fileprivate var screens: [NodeID] { flattened.filter { $0.kind == .screen }.map(\.id) }
}
