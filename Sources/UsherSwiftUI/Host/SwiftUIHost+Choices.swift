import Usher

/// The user's actions, as the setters of the models report them.
extension SwiftUIHost {
  /// Missing screens were popped by the user; new ones are removed again in a later turn.
  func pathWasWritten(of stack: NodeModel.Stack) {
    guard let owner = stack.owner, nodes[owner.node] === owner else { return }
    let path = Set(stack.path)
    guard let index = stack.wanted.firstIndex(where: { !path.contains($0) }), isStanding(owner)
    else { return restorePathSoon(stack) }
    let popped = Array(stack.wanted[index...])
    let completion = interrupt(owner)
    stack.accept(first: index)
    forget(popped)
    begin(
      UserRemoval(popped) { $0.popping(popped.map(\.node), in: owner.node) },
      .popped(popped[0].node))
    completion?()
    if stack.isAstray { restorePathSoon(stack) }
  }

  /// Asks the director first; if it refuses, the selection stays unchanged.
  func tabWasTapped(_ id: NodeID, in tabs: NodeModel.Tabs) {
    guard let owner = tabs.owner, nodes[owner.node] === owner, let director,
      let tab = tabs.children.first(where: { $0.node == id }), isStanding(owner)
    else { return }
    guard id != tabs.selected else {
      if !tabs.isFresh { tabWasTappedAgain(tab) }
      return
    }
    guard director.permits(.selected(id)) else {
      return later { $0.director?.report(.selected(id)) }
    }
    tabs.accept(id)
    tabs.isFresh = true
    later(than: tabs) { _ in tabs.isFresh = false }
    wasSelected(id, in: owner)
  }

  private func tabWasTappedAgain(_ tab: NodeModel) {
    guard isActive, removals.isEmpty, running == nil, let director else { return }
    let reselection = windowReselection ?? tabReselection
    guard reselection.popsToRoot else { return reselection.body(tab.node) }
    guard tab.kind == .stack, tab.children.count > 1 else { return }
    pop(tab.children[1].node, director)
  }

  func wasAskedToPop(_ model: NodeModel) {
    guard isActive, removals.isEmpty, running == nil, let director, nodes[model.node] === model
    else { return }
    pop(model.node, director)
  }

  /// Reports the pop if it is permitted; else reports the attempt.
  private func pop(_ id: NodeID, _ director: SceneDirector) {
    director.report(director.permits(.popped(id)) ? .popped(id) : .dismissalAttempted(id))
  }

  func pageWasTurned(to id: NodeID, in pages: NodeModel.Pages) {
    guard let owner = pages.owner, nodes[owner.node] === owner else { return }
    guard isStanding(owner), pages.children.contains(where: { $0.node == id }) else {
      return later { _ in pages.restore() }
    }
    pages.accept(id)
    wasTaken(id, in: owner)
  }

  func columnWasChosen(_ column: Int, in columns: NodeModel.Columns) {
    guard let owner = columns.owner, nodes[owner.node] === owner else { return }
    guard isStanding(owner), columns.children.indices.contains(column) else {
      return later { _ in columns.restore() }
    }
    columns.accept(column)
    wasTaken(columns.children[column].node, in: owner)
  }

  /// Shows a selection that the director has permitted already.
  private func wasSelected(_ id: NodeID, in container: NodeModel) {
    let completion = interrupt(container)
    showThroughStep { $0.selecting(id, in: container.node) }
    director?.report(.selected(id))
    completion?()
  }

  /// Shows a selection that SwiftUI has made without asking; a refused one is undone in a later
  /// turn.
  private func wasTaken(_ id: NodeID, in container: NodeModel) {
    let completion = interrupt(container)
    begin(UserRemoval { $0.selecting(id, in: container.node) }, .selected(id))
    completion?()
  }

  /// `true` if the container's current content has been visible, so that the user may have changed
  /// it.
  private func isStanding(_ container: NodeModel) -> Bool {
    guard let running, running.target === container else { return true }
    return running.isSeen && running.hasTurned
  }

  /// Ends the step that changes a container, since the user has changed it; returns the completion
  /// to call.
  private func interrupt(_ container: NodeModel) -> (@MainActor () -> Void)? {
    running?.target === container ? finish()?.completion : nil
  }
}
