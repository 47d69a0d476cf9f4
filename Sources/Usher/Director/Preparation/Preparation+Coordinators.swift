extension Preparation {
  /// Makes a coordinator, its scope and its layout, which is not empty.
  func node(for source: CoordinatorSource, parent: Coordinator?) throws(Refusal) -> Node {
    guard let node = try rootNode(for: source, parent: parent) else {
      throw .impossible(
        "\(OutlineName.of(source.type)) shows nothing.",
        "Return a layout with a screen from build(); only a root coordinator may return .empty.")
    }
    return node
  }

  /// Makes a coordinator, its scope and its layout, which is empty for a root that says so.
  ///
  /// Where that fails, all of it is abandoned, unless it is to be started otherwise.
  func rootNode(
    for source: CoordinatorSource, parent: Coordinator?, isKept: Bool = false
  ) throws(Refusal) -> Node? {
    try descend()
    defer { depth -= 1 }
    let count = coordinators.count
    do {
      let (coordinator, scope) = try source.make(parent?.scope ?? director.rootScope)
      try begin(coordinator, in: scope, parent: parent, source)
      let node = try contents(of: coordinator.build(), coordinator)
      coordinator.startRecord.layout = node?.id
      return try attachUnplaced(to: node, of: coordinator, after: count)
    } catch {
      let refusal = Refusal.preparation(error, of: "\(OutlineName.of(source.type))")
      if !isKept { abandon(after: count, refusal) }
      throw refusal
    }
  }

  func begin(
    _ coordinator: Coordinator, in scope: any CoordinatorScope, parent: Coordinator?,
    _ source: CoordinatorSource
  ) throws(Refusal) {
    guard coordinator.mayPrepare(in: director) else {
      scope.end()
      throw .impossible(
        "\(coordinator.outlineName) has been started before.",
        "Make a new coordinator for every start.")
    }
    coordinators.append(coordinator)
    coordinator.enter(self, director, parent: parent, scope: scope)
    adopt?(coordinator, parent)
    coordinator.deliver = source.deliver
    scope.adopt(coordinator)
    track(coordinator)
  }

  private func track(_ coordinator: Coordinator) {
    guard let tracker = director.tracker else { return }
    let name = coordinator.outlineName
    tracker.track(coordinator, .coordinator, name: name, owner: coordinator.id)
    guard !(coordinator.scope is EmptyScope) else { return }
    tracker.track(coordinator.scope, .scope, name: name, owner: coordinator.id)
  }

  /// Prepares the root coordinator again, in the scope it has and without its layout.
  func enterAgain(_ root: Coordinator) {
    coordinators.append(root)
    root.startRecord = StartRecord()
    root.awaitStart(in: self)
  }

  func layout(of coordinator: Coordinator) throws(Refusal) -> Node? {
    coordinator.phase = .preparing(self)
    defer { coordinator.phase = .running }
    // What a layout that was given up had started is none of this one's.
    coordinator.startRecord.parts = []
    let count = coordinators.count
    do {
      let node = try contents(of: coordinator.build(), coordinator)
      coordinator.startRecord.layout = node?.id
      return try attachUnplaced(to: node, of: coordinator, after: count)
    } catch {
      throw .preparation(error, of: "\(coordinator.outlineName)")
    }
  }
}
