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

  /// Makes a coordinator, its scope and its layout, which only a root may leave empty.
  ///
  /// If that fails, all of it is abandoned, unless it is kept for another start.
  func rootNode(
    for source: CoordinatorSource, parent: Coordinator?, isKept: Bool = false
  ) throws(Refusal) -> Node? {
    try descend()
    defer { depth -= 1 }
    let count = coordinators.count
    do {
      let (coordinator, scope) = try source.make(parent?.scope ?? director.rootScope)
      try begin(coordinator, in: scope, parent: parent, source)
      return try buildLayout(of: coordinator)
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
      throw .startedBefore(coordinator, embeddedBy: parent)
    }
    coordinator.enter(self, director, parent: parent, scope: scope)
    coordinator.startRecord.turn = turn(of: coordinator)
    coordinators.append(coordinator)
    restoreState?(coordinator, parent, routeTrace.current)
    coordinator.deliver = source.deliver
    coordinator.key = source.key ?? coordinator.key
    scope.adopt(coordinator)
    track(coordinator)
  }

  /// The number of flows of its type that the same following of a route started before.
  private func turn(of coordinator: Coordinator) -> Int {
    guard let start = routeTrace.current?.start else { return 0 }
    return coordinators.count {
      $0.id.number >= start && $0.parent === coordinator.parent
        && type(of: $0) == type(of: coordinator)
    }
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
    let phase = coordinator.phase
    coordinator.phase = .preparing(self)
    defer { coordinator.phase = phase }
    // The parts of an abandoned layout do not belong to this one.
    coordinator.startRecord.parts = []
    do {
      return try buildLayout(of: coordinator)
    } catch {
      throw .preparation(error, of: "\(coordinator.outlineName)")
    }
  }

  /// Runs `build()` and makes its layout; a child that could not be embedded refuses it.
  private func buildLayout(of coordinator: Coordinator) throws -> Node? {
    let (count, id) = (coordinators.count, ObjectIdentifier(coordinator))
    defer { failures[id] = nil }
    coordinator.tasks.beginBuild()
    coordinator.arrangements = []
    if coordinator === director.root { hasBuiltRoot = true }
    let layout = try coordinator.givenLayout ?? coordinator.build()
    if let failure = failures[id] { throw failure }
    let node = try contents(of: layout, coordinator)
    coordinator.startRecord.layout = node?.id
    return try attachUnplaced(to: node, of: coordinator, after: count)
  }
}

extension Refusal {
  @MainActor fileprivate static func startedBefore(
    _ coordinator: Coordinator, embeddedBy parent: Coordinator?
  ) -> Refusal {
    guard coordinator.isFinished, let parent, parent.isBeingPrepared else {
      return .impossible(
        "\(coordinator.outlineName) has been started before.",
        "Make a new coordinator for every start.")
    }
    return .impossible(
      "\(coordinator.outlineName) has finished, and build() of \(parent.outlineName) embeds it again.",
      "Make it inside build(), which runs each time the window is filled, and embed the new one.")
  }
}
