/// The two arrangements of a layout, and the nodes that stand for their items.
@MainActor struct Arrangement {
  let compact: SceneLayout
  let regular: SceneLayout
  /// `true` if it is the same for every width.
  var isFixed = false
  /// The root node of the arrangement, for each width that has been built.
  var tops: [SceneWidth: NodeID] = [:]
  var width = SceneWidth.compact
  var items: [AnyHashable: Standing] = [:]
  /// The items and their containers, in the order in which a start makes them: a container after
  /// its last item.
  ///
  /// Those that have left keep their positions.
  var order: [NodeID] = []
  /// The containers that were made last, by their numbers in the layouts.
  var containers: [Int: NodeID] = [:]
  /// The stacks that it has put around items with something above them.
  var wrappers: Set<NodeID> = []
  /// The presenters of layers before the last change of width.
  var presenters: [NodeID: Presenter] = [:]
  /// The keys above an item that only the other arrangement has, to be shown again with it.
  var shelved: [AnyHashable: [any ScreenKey]] = [:]
  /// The items that both arrangements name.
  let shared: Set<AnyHashable>
  var detail: (split: NodeID, column: NodeID)? { didSet { split = detail?.split ?? split } }
  /// The first of the details taken from a stack last, and that stack's first screen.
  var home: (detail: NodeID, screen: NodeID)?
  /// The split that had the detail column last.
  private(set) var split: NodeID?

  /// An item in the tree: its node and, if it is a flow, its coordinator.
  struct Standing {
    let node: NodeID
    let coordinator: CoordinatorID?
  }

  /// Makes one of the arrangements of a coordinator's layout, after a check.
  init(compact: SceneLayout, regular: SceneLayout, of owner: Coordinator) throws(Refusal) {
    for (layout, width) in [(compact, SceneWidth.compact), (regular, .regular)] {
      try Self.requireDistinct(layout, width, owner)
    }
    for (layout, other, width) in [
      (compact, regular, SceneWidth.compact), (regular, compact, .regular),
    ] {
      try Self.requireBoth(layout, other, width, owner)
      try Self.requireOwnDetail(layout, other, owner)
    }
    var numbers: [[AnyHashable]: Int] = [:]
    (self.compact, self.regular) = (compact.kept(&numbers), regular.kept(&numbers))
    shared = compact.arrangedIDs.intersection(regular.arrangedIDs)
  }

  /// The root node of the current arrangement.
  var top: NodeID? { tops[width] }

  func layout(for width: SceneWidth) -> SceneLayout { width == .compact ? compact : regular }

  /// Makes the arrangement of a layout that is the same for every width.
  init(_ layout: SceneLayout, of owner: Coordinator) throws(Refusal) {
    try self.init(compact: layout, regular: layout, of: owner)
    isFixed = true
  }

  /// Returns true if a detail that belongs to a node belongs to the layout as a whole.
  func isWhole(_ item: NodeID) -> Bool { item == split || tops.values.contains(item) }

  func isDetailItem(_ id: NodeID) -> Bool {
    guard let item = layout(for: width).detailItem?.leaf.arrangedID else { return true }
    return items[item]?.node == id
  }
}

extension Arrangement {
  private static func requireDistinct(
    _ layout: SceneLayout, _ width: SceneWidth, _ owner: Coordinator
  ) throws(Refusal) {
    guard !layout.isNested else {
      throw .impossible(
        "The \(width.rawValue) arrangement of \(owner.outlineName) contains an adaptive layout.",
        "Let the coordinator of one of its items have the adaptive layout.")
    }
    var known: Set<AnyHashable> = []
    for item in layout.leaves {
      guard let id = item.arrangedID, !known.insert(id).inserted else { continue }
      throw .impossible(
        "\(name(of: item)) is twice in the \(width.rawValue) arrangement of \(owner.outlineName).",
        "Tell the two apart with .id(…), alike in both arrangements.")
    }
  }

  /// Refuses an item that could not be made again when its arrangement returns.
  private static func requireBoth(
    _ layout: SceneLayout, _ other: SceneLayout, _ width: SceneWidth, _ owner: Coordinator
  ) throws(Refusal) {
    let others = other.arrangedIDs
    for leaf in layout.leaves where !(leaf.arrangedID.map(others.contains) ?? false) {
      let lost = ([leaf] + leaf.embedded).first { item in
        item.innermost is any FlowKey || type(of: item.innermost) is AnyClass
      }
      guard let lost else { continue }
      let named = other.leaves.flatMap { [$0] + $0.embedded }.compactMap(\.arrangedID)
      if let id = lost.arrangedID, named.contains(id) {
        throw .impossible(
          "\(name(of: lost)) is in a slot in one arrangement of \(owner.outlineName) and not in the other, so it would be lost when the window changes.",
          "Name it in the same way in both arrangements.")
      }
      throw .impossible(
        "\(name(of: lost)) is only in the \(width.rawValue) arrangement of \(owner.outlineName), "
          + "so it would be lost when the window changes.",
        "Name it in both arrangements.", "Or name a screen by its key, which is made again.")
    }
  }

  /// Refuses a detail column whose item a detail would end or take from the other arrangement.
  private static func requireOwnDetail(
    _ layout: SceneLayout, _ other: SceneLayout, _ owner: Coordinator
  ) throws(Refusal) {
    guard let detail = layout.detailItem, let item = detail.leaves.first else { return }
    let columnCount = layout.parts.count(where: \.hasDetail)
    guard columnCount == 1 else {
      throw .impossible(
        "A layout of \(owner.outlineName) has \(columnCount) detail columns, so a detail has no place of its own.",
        "Let a flow that is one of its items have the columns inside.")
    }
    let remedy = "Name a screen of its own, which is shown while nothing else is."
    if detail.leaves.count > 1 || !detail.isStack || item.innermost is any FlowKey
      || item.innermost is Coordinator
    {
      throw .impossible(
        "The detail column of \(owner.outlineName) begins with \(name(of: item)), which is not a single screen, so a detail would end it.",
        remedy)
    }
    let taken = other.detailItem?.leaf.arrangedID
    guard let id = item.arrangedID, id != taken, other.arrangedIDs.contains(id) else { return }
    throw .impossible(
      "\(name(of: item)) begins the detail column of \(owner.outlineName) and is an item of the other arrangement as well, so a detail would take it away.",
      remedy)
  }

  private static func name(of item: any LayoutItem) -> String { "\(type(of: item.innermost))" }
}
