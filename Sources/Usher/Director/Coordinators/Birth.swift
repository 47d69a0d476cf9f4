/// What the start of a coordinator made, to tell it from what came later.
struct Birth {
  /// The identities that were issued during the start, until it is known which of them stand.
  var numbers: Range<UInt64>?
  /// Returns whether a node was made during the start, before what followed it.
  func holds(_ id: NodeID) -> Bool { numbers?.contains(id.number) ?? true }

  /// The nodes of its own that its start made, those that have left as well.
  var built: [BuiltNode] = []
  /// Whether it was started by the start of its parent, which will do so again.
  var isPartOfParent = false
  /// Those of which it is the parent and that its start started with it, in order.
  var parts: [StartedPart] = []
}

/// A coordinator that was started by the start of its parent.
struct StartedPart: Hashable, Sendable, Codable {
  let id: CoordinatorID
  let name: String
  /// Whether it had finished when this was written down.
  var hasLeft = false
}

extension Preparation {
  /// Notes what was made since a number was issued: by the start of one coordinator, and of those
  /// that this one started with it.
  func noteBirths(of main: Coordinator?, after count: Int, since number: UInt64) {
    let numbers = number..<director.identifiers.next
    for coordinator in coordinators[count...] {
      if coordinator !== main {
        coordinator.birth.isPartOfParent = true
        let part = StartedPart(id: coordinator.id, name: coordinator.outlineName)
        coordinator.parent?.birth.parts.append(part)
      }
      if coordinator.birth.numbers == nil { coordinator.birth.numbers = numbers }
    }
    if main?.birth.numbers == nil { main?.birth.numbers = numbers }
  }
}

extension SceneDirector {
  /// Notes which nodes the starts of coordinators made, and that of the root, now that they stand.
  func settleBirths(of coordinators: [Coordinator], among added: [Node]) {
    guard !coordinators.isEmpty || root.birth.numbers != nil else { return }
    let added = Dictionary(grouping: added, by: \.owner)
    for coordinator in coordinators { coordinator.settleBirth(among: added[coordinator.id] ?? []) }
    root.settleBirth(among: added[root.id] ?? [])
  }
}

extension Coordinator {
  fileprivate func settleBirth(among own: [Node]) {
    guard let numbers = birth.numbers else { return }
    birth.numbers = nil
    if isRestored { return }
    birth.built = own.filter { numbers.contains($0.id.number) }.map { BuiltNode($0) }
  }
}

/// A node that the start of a coordinator made.
struct BuiltNode: Hashable, Sendable, Codable {
  let id: NodeID
  let kind: Node.Kind
  let name: String

  init(_ node: Node) {
    self.init(id: node.id, kind: node.kind, name: node.name)
  }

  init(id: NodeID, kind: Node.Kind, name: String) {
    (self.id, self.kind, self.name) = (id, kind, name)
  }
}
