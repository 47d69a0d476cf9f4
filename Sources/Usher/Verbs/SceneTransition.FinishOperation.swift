extension SceneTransition {
  /// The end of a flow, or of the window; `nil` stands for an end without a value.
  struct FinishOperation: SceneOperation {
    let ending: FlowEnding?

    var verb: Message { "finish" }
    var needsLayout: Bool { false }

    func plan(on draft: inout Draft) throws(Refusal) {
      let requester = draft.requester
      let flow = requester as? any Concluding
      let ending = ending ?? flow?.endingWithoutValue ?? .cancelled(.withoutResult)
      if case .finished(let value) = ending { try Self.require(value, of: requester) }
      guard requester !== draft.director.root else { return try draft.close(ending) }
      draft.endings.add(requester, ending)
      try draft.removeNodesOfEnding()
    }

    /// Refuses a result of another type, which no flow could receive.
    private static func require(_ value: Any, of requester: Coordinator) throws(Refusal) {
      if let requester = requester as? any Concluding, requester.canGive(value) { return }
      throw .impossible(
        "\(requester.outlineName) has no result of type \(type(of: value)).",
        "Finish with its Output, or with nothing.")
    }

    /// Finishes the requester's children, and goes back to its first screens.
    static func finishToRoot(on draft: inout Draft) throws(Refusal) {
      let requester = draft.requester
      let selfAndEmbedded = draft.selfAndEmbedded(of: requester)
      let new = draft.preparation.coordinators.filter { child in
        selfAndEmbedded.contains { $0 === child.parent }
      }
      for child in (selfAndEmbedded.flatMap(\.children) + new).reversed()
      where !child.isEmbeddedByBuild {
        draft.endings.add(child, .cancelled(.replaced))
      }
      try draft.removeNodesOfEnding()
      let owners = Set(selfAndEmbedded.map(\.id))
      let presented = draft.tree.modals.first { modal in
        draft.tree.node(modal.presenter).map { owners.contains($0.owner) } ?? false
      }
      if let presented { try draft.apply(.remove(presented.id)) }
      if let stack = try? draft.bottom(of: draft.stack()),
        let first = stack.children.firstIndex(where: { $0.owner == requester.id })
      {
        try draft.drop(from: first + 1, of: stack)
      }
      for id in selfAndEmbedded.flatMap(\.nodes) {
        guard let stack = draft.tree.node(id), stack.kind == .stack else { continue }
        // In a narrow window, a column's details are above the first screen of another stack.
        if draft.isFilled(stack) {
          try draft.apply(.remove(stack.id))
        } else {
          try draft.truncate(stack, to: 1)
        }
      }
    }
  }
}
