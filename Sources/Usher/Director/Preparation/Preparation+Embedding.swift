extension Preparation {
  /// Prepares a coordinator inside the `build()` of another one, at once.
  @discardableResult
  func embed(
    _ source: CoordinatorSource, in parent: Coordinator, slot: String? = nil
  ) throws(Refusal) -> Coordinator {
    let index = coordinators.count
    var node = try node(for: source, parent: parent)
    node.slot = slot
    let child = coordinators[index]
    child.isEmbeddedByBuild = true
    embedded[ObjectIdentifier(child)] = node
    return child
  }

  /// Embeds a coordinator that exists; a failure refuses the start whose `build()` runs.
  func embed(
    _ child: Coordinator, in parent: Coordinator, slot: String?, for request: Request
  ) {
    do {
      try embed(CoordinatorSource(child), in: parent, slot: slot)
      embeddings.append(request)
    } catch {
      failures[ObjectIdentifier(parent)] = failures[ObjectIdentifier(parent)] ?? error
      request.refuse(error, reportingTo: director)
    }
  }

  func claim(_ child: Coordinator) throws(Refusal) -> Node {
    guard let node = embedded.removeValue(forKey: ObjectIdentifier(child)) else {
      throw .impossible(
        "\(child.outlineName) is in the layout twice.", "Make a coordinator for each place.")
    }
    return node
  }

  /// Puts embedded children that the layout does not place into slots of the owner's screen.
  ///
  /// The owner's children were prepared after `count` others.
  func attachUnplaced(
    to node: Node?, of owner: Coordinator, after count: Int
  ) throws(Refusal) -> Node? {
    let unplaced = coordinators[count...].filter {
      $0.parent === owner && embedded[ObjectIdentifier($0)] != nil
    }
    guard !unplaced.isEmpty else { return node }
    guard var node, node.kind == .screen else {
      throw .impossible(
        "\(owner.outlineName) embedded \(unplaced[0].outlineName), but did not place it.",
        "Put it in the layout that build() returns.")
    }
    var children = node.children
    for child in unplaced {
      var node = try claim(child)
      node.slot = try slot(node.slot, for: child, among: children)
      children.append(node)
    }
    node.shape = .screen(embedded: children)
    return node
  }

  private func slot(
    _ slot: String?, for child: Coordinator, among others: [Node]
  ) throws(Refusal) -> String {
    guard let slot else { return NestingRules.freeSlot(child.outlineName, among: others) }
    guard let taken = others.first(where: { $0.slot == slot }) else { return slot }
    throw .impossible(
      "The slot \(slot) holds \(taken.name) already.", "Give \(child.outlineName) another slot.")
  }

  /// Abandons everything: scopes end, and starts are refused; nothing else was touched.
  ///
  /// The root coordinator may be kept, to start with other content in its scope.
  func abandon(_ refusal: Refusal, keeping root: Coordinator? = nil) {
    let isKept = root != nil && coordinators.first === root
    abandon(after: isKept ? 1 : 0, refusal)
    if isKept { root?.awaitStart() }
    if hasBuiltRoot { director.root.tasks.cancelBuild() }
    refuse(refusal) { _ in true }
  }

  /// Refuses requests; a trial notifies neither observers nor alerts.
  private func refuse(_ refusal: Refusal, where isRefused: (Request) -> Bool) {
    let refused = kept.filter(isRefused) + embeddings.filter(isRefused)
    kept.removeAll(where: isRefused)
    embeddings.removeAll(where: isRefused)
    for request in refused {
      if isTrial { request.transition.operation.forget() }
      request.refuse(refusal, reportingTo: isTrial ? nil : director)
    }
  }

  /// Abandons the coordinators prepared after `count` others, with their requests.
  func abandon(after count: Int, _ refusal: Refusal) {
    let gone = Set(coordinators[count...].map(ObjectIdentifier.init))
    abandon(where: { gone.contains(ObjectIdentifier($0)) }, refusal)
  }

  /// Abandons some of the coordinators, which were only tried; nobody is notified.
  func forget(where isGone: (Coordinator) -> Bool) {
    let wasTrial = exchange(&isTrial, with: true)
    abandon(where: isGone, .closed)
    isTrial = wasTrial
  }

  /// Abandons some of the coordinators, with their requests.
  func abandon(where isGone: (Coordinator) -> Bool, _ refusal: Refusal) {
    let gone = coordinators.filter(isGone)
    for coordinator in gone.reversed() {
      discard(embedded.removeValue(forKey: ObjectIdentifier(coordinator)))
      coordinator.leavePreparation()
    }
    withExtendedLifetime(gone) { coordinators.removeAll(where: isGone) }
    refuse(refusal) { $0.coordinator.map(isGone) ?? false }
  }
}
