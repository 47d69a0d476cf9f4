extension SceneTransition {
  /// The end of a flow, or of the window; `nil` stands for an end without a value.
  struct FinishOperation: SceneOperation {
    let ending: FlowEnding?

    var verb: Message { "finish" }
    var needsLayout: Bool { false }

    func plan(on draft: inout Draft) throws(Refusal) {
      let requester = draft.requester as? any Concluding
      try draft.finish(
        with: ending ?? requester?.endingWithoutValue ?? .cancelled(.withoutResult))
    }
  }
}

extension Draft {
  mutating func finish(with ending: FlowEnding) throws(Refusal) {
    if case .finished(let value) = ending { try requireResult(value) }
    guard requester !== director.root else { return try close(ending) }
    endings.add(requester, ending)
    try removeNodesOfEnding()
  }

  /// Refuses a result of another type, which no flow could receive.
  private func requireResult(_ value: Any) throws(Refusal) {
    if let requester = requester as? any Concluding, requester.canGive(value) { return }
    throw .impossible(
      "\(requester.outlineName) has no result of type \(type(of: value)).",
      "Finish with its Output, or with nothing.")
  }

  mutating func finishToRoot() throws(Refusal) {
    let selfAndEmbedded = selfAndEmbedded(of: requester)
    let new = preparation.coordinators.filter { child in
      selfAndEmbedded.contains { $0 === child.parent }
    }
    for child in (selfAndEmbedded.flatMap(\.children) + new).reversed()
    where !child.isEmbeddedByBuild {
      endings.add(child, .cancelled(.parentEnded))
    }
    try removeNodesOfEnding()
    let owners = Set(selfAndEmbedded.map(\.id))
    let presented = tree.modals.first { modal in
      tree.node(modal.presenter).map { owners.contains($0.owner) } ?? false
    }
    if let presented { try apply(.remove(presented.id)) }
    if let stack = try? bottom(of: stack()),
      let first = stack.children.firstIndex(where: { $0.owner == requester.id })
    {
      try requireStarted(stack.children.dropFirst(first + 1))
      try removeDetails(above: stack)
      try keep(first: first + 1, of: stack)
    }
    for id in selfAndEmbedded.flatMap(\.nodes) {
      guard let stack = tree.node(id), stack.kind == .stack else { continue }
      // In a narrow window, a column's details are above the first screen of another stack.
      try isFilled(stack) ? apply(.remove(stack.id)) : keep(first: 1, of: stack)
    }
  }

  /// Refuses to remove the screens of a coordinator that the requester did not start.
  ///
  /// A start by the requester's children counts as its own.
  func requireStarted(_ nodes: some Sequence<Node>) throws(Refusal) {
    for node in nodes { try requireStarted(node) }
  }

  func requireStarted(_ node: Node) throws(Refusal) {
    if let owner = director.coordinators[node.owner],
      !owner.selfAndAncestors.contains(where: { $0 === requester })
    {
      throw .impossible(
        "\(private: node.name) belongs to \(owner.outlineName), which \(requester.outlineName) did not start.",
        "Let \(owner.outlineName) remove it, or finish the flow that it belongs to.")
    }
    for child in node.children { try requireStarted(child) }
  }
}
