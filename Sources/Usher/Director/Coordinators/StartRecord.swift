/// The record of what a coordinator's start made, to tell it from what came later.
struct StartRecord {
  /// The identities that were issued during the start, until it is known which of them stand.
  var numbers: Range<UInt64>?
  /// Returns whether a node was made during the start, before what followed it.
  func holds(_ id: NodeID) -> Bool { numbers?.contains(id.number) ?? true }

  /// The node that its start showed, which may be that of a part.
  var layout: NodeID?
  /// The nodes of its own that its start made, in order, those that have left as well.
  var built: [StartedNode] = []
  /// Indicates whether it was started by the start of its parent, which will do so again.
  var isPartOfParent = false
  /// Those of which it is the parent and that its start started with it, in order.
  var parts: [StartedPart] = []
}

/// A coordinator that was started by the start of its parent.
struct StartedPart: Hashable, Sendable, Codable {
  let coordinator: CoordinatorID
  let name: String
  /// Indicates whether it had finished when this was written down.
  var hasLeft = false
}

extension Preparation {
  /// Notes what was made since a number was issued: by the start of one coordinator, and of those
  /// that this one started with it.
  func noteStarts(of main: Coordinator?, after count: Int, since number: UInt64) {
    let numbers = number..<director.identityGenerator.next
    for coordinator in coordinators[count...] {
      if coordinator !== main, !coordinator.startRecord.isPartOfParent {
        coordinator.startRecord.isPartOfParent = true
        coordinator.parent?.startRecord.parts.append(
          StartedPart(coordinator: coordinator.id, name: coordinator.outlineName))
      }
      if coordinator.startRecord.numbers == nil { coordinator.startRecord.numbers = numbers }
    }
    if main?.startRecord.numbers == nil { main?.startRecord.numbers = numbers }
  }
}

extension SceneDirector {
  /// Notes which nodes the starts of coordinators made, and that of the root, now that they stand.
  func settleStarts(of coordinators: [Coordinator], among added: [Node]) {
    guard !coordinators.isEmpty || root.startRecord.numbers != nil else { return }
    let owned = Dictionary(grouping: added, by: \.owner)
    lazy var standing = Set(added.map(\.id))
    for coordinator in coordinators + [root] {
      coordinator.settleStart(among: owned[coordinator.id] ?? []) { standing.contains($0) }
    }
  }
}

extension Coordinator {
  /// The node that its start showed.
  package var startedLayout: NodeID? { startRecord.layout }

  /// Notes which of its nodes its start made, once it is known which of them stand.
  func settleStart(among own: [Node], isStanding: (NodeID) -> Bool) {
    guard let numbers = startRecord.numbers else { return }
    startRecord.numbers = nil
    let built = own.filter { numbers.contains($0.id.number) }.asMade
    startRecord.built = built.map { StartedNode($0) }
    let layout = startRecord.layout
    // A first route may have replaced it.
    if built.contains(where: { $0.id == layout }) || layout.map(isStanding) ?? false { return }
    startRecord.layout = built.first?.id
  }
}

extension [Node] {
  /// The nodes in the order in which they were made, wherever they stand.
  var asMade: [Node] { count < 2 ? self : sorted { $0.id.number < $1.id.number } }
}

/// A node that the start of a coordinator made.
struct StartedNode: Hashable, Sendable, Codable {
  let id: NodeID
  let kind: Node.Kind
  let name: String

  init(_ node: Node) { (id, kind, name) = (node.id, node.kind, node.name) }
}
