/// The nodes and children that a coordinator's start made, as opposed to later ones.
struct StartRecord {
  /// The identities issued during the start, until the commit shows which nodes are in the tree.
  var numbers: Range<UInt64>?
  /// The node that the start showed; it may belong to a part.
  var layout: NodeID?
  /// The route that led to its stack, if its screens stand on the stack of another flow instead.
  var origin: Origin?
  /// Its turn among the flows of its type that one route started.
  var turn = 0
  /// Its own nodes that the start made, in order, including those that have left.
  var built: [StartedNode] = []
  /// `true` if its parent's start started it, and would do so again.
  var isPartOfParent = false
  /// The children that the start started, in order.
  var parts: [StartedPart] = []

  /// Returns true if a node was made during the start, before anything that followed it.
  func holds(_ id: NodeID) -> Bool { numbers?.contains(id.number) ?? true }

  /// A route, and the first number that following it could issue.
  struct Origin: Hashable, Sendable, Codable {
    let route: AnyRoute
    let start: UInt64

    init?(_ node: Node) {
      guard let route = node.attributes.route, let start = node.attributes.routeStart else {
        return nil
      }
      (self.route, self.start) = (route, start)
    }

    /// The same, with the route as it is saved.
    init(_ origin: Origin, savedAs route: AnyRoute) { (self.route, start) = (route, origin.start) }
  }

  /// A coordinator that its parent's start started.
  struct StartedPart: Hashable, Sendable, Codable {
    let coordinator: CoordinatorID
    let name: String
    /// `true` if it had finished when this was saved.
    var hasLeft = false
  }

  /// A node that the start of a coordinator made.
  struct StartedNode: Hashable, Sendable, Codable {
    let id: NodeID
    let kind: Node.Kind
    let name: String
    /// `true` for a container without saved content, which begins as at first.
    var startsOver: Bool?
    /// `true` for a stack that a change of the width has put around an item; no start makes one.
    var isWrapper: Bool?

    init(_ node: Node) { (id, kind, name) = (node.id, node.kind, node.name) }
  }
}

extension Preparation {
  /// Records the identities issued since a number, for a coordinator and those that it started.
  func recordStarts(of main: Coordinator?, after count: Int, since number: UInt64) {
    let numbers = number..<director.identityGenerator.next
    for coordinator in coordinators[count...] {
      if coordinator !== main, !coordinator.startRecord.isPartOfParent {
        coordinator.startRecord.isPartOfParent = true
        coordinator.parent?.startRecord.parts.append(
          StartRecord.StartedPart(coordinator: coordinator.id, name: coordinator.outlineName))
      }
      if coordinator.startRecord.numbers == nil { coordinator.startRecord.numbers = numbers }
    }
    if main?.startRecord.numbers == nil { main?.startRecord.numbers = numbers }
  }

  /// Records the nodes that coordinators' starts made, once they are in the tree.
  func settleStarts(among added: [Node], and denied: [Node]) {
    let root = director.root
    guard !coordinators.isEmpty || root.startRecord.numbers != nil else { return }
    let owned = Dictionary(grouping: added + denied, by: \.owner)
    lazy var standing = Set(added.map(\.id))
    for coordinator in coordinators + [root] {
      coordinator.settleStart(among: owned[coordinator.id] ?? []) { standing.contains($0) }
    }
  }
}

extension Coordinator {
  /// The node that its start showed.
  package var startedLayout: NodeID? { startRecord.layout }

  /// Records which of its nodes its start made, once it is known which are in the tree.
  func settleStart(among own: [Node], isStanding: (NodeID) -> Bool) {
    guard let numbers = startRecord.numbers else { return }
    startRecord.numbers = nil
    let built = own.filter { numbers.contains($0.id.number) }.asMade
    startRecord.built = built.map { StartRecord.StartedNode($0) }
    let layout = startRecord.layout
    // A first route may have replaced it.
    if built.contains(where: { $0.id == layout }) || layout.map(isStanding) ?? false { return }
    startRecord.layout = built.first?.id
  }
}

extension [Node] {
  /// The nodes in the order in which they were made.
  var asMade: [Node] { count < 2 ? self : sorted { $0.id.number < $1.id.number } }
}
