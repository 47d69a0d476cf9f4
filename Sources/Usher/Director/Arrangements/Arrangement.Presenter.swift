extension Arrangement {
  /// The container that a layer was over before a change of the width, to be over it again.
  struct Presenter {
    /// What it is over now.
    let now: NodeID
    private let isTop: Bool
    private let screens: [NodeID]

    init(_ container: Node, in old: Node, now: NodeID) {
      self.now = now
      isTop = container.id == old.id
      screens = container.screens
    }

    /// The container in the other arrangement; `nil` if nothing of it is left.
    func presenter(in new: Node) -> NodeID? {
      if isTop { return new.id }
      let standing = screens.filter(new.contains)
      return standing.isEmpty ? nil : new.container(holding: standing)?.id
    }
  }
}

extension Node {
  /// What a layer is over, in place of a container of another arrangement: the smallest container with all
  /// of its screens, the only screen, or the arrangement as a whole; in place of a detail column, its
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
