import Usher

/// What the user does, as the models' setters say it.
extension SwiftUIHost {
  /// The path of a stack was written: what is missing was popped; what is new is put back later.
  func pathWasWritten(of stack: StackModel) {
    guard let owner = stack.owner, nodes[owner.node] === owner else { return }
    let path = Set(stack.path)
    guard let index = stack.wanted.firstIndex(where: { !path.contains($0) }), isStanding(owner)
    else { return putBackSoon(stack) }
    let popped = Array(stack.wanted[index...])
    let completion = interrupt(owner)
    stack.keep(first: index)
    forget(popped)
    leave(
      Departure(popped) { $0.popping(popped.map(\.node), in: owner.node) }, .popped(popped[0].node))
    completion?()
    if stack.isAstray { putBackSoon(stack) }
  }

  /// A tab was tapped: it is asked for first, and where that is refused, nothing changes.
  func tabWasTapped(_ id: NodeID, in tabs: TabsModel) {
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
    tabs.take(id)
    tabs.isFresh = true
    later(than: tabs) { _ in tabs.isFresh = false }
    wasSelected(id, in: owner)
  }

  private func tabWasTappedAgain(_ tab: NodeModel) {
    guard isActive, departures.isEmpty, running == nil, let director else { return }
    let reselection = windowReselection ?? tabReselection
    guard reselection.popsToRoot else { return reselection.body(tab.node) }
    guard tab.kind == .stack, tab.children.count > 1 else { return }
    pop(tab.children[1].node, director)
  }

  /// The back button of a screen that asks before it is popped was tapped.
  func wasAskedToPop(_ model: NodeModel) {
    guard isActive, departures.isEmpty, running == nil, let director, nodes[model.node] === model
    else { return }
    pop(model.node, director)
  }

  /// Pops a screen by a step, or reports the attempt.
  private func pop(_ id: NodeID, _ director: SceneDirector) {
    director.report(director.permits(.popped(id)) ? .popped(id) : .dismissalAttempted(id))
  }

  func pageWasTurned(to id: NodeID, in pages: PagesModel) {
    guard let owner = pages.owner, nodes[owner.node] === owner else { return }
    guard isStanding(owner), pages.children.contains(where: { $0.node == id }) else {
      return later { _ in pages.putBack() }
    }
    pages.keep(id)
    wasTaken(id, in: owner)
  }

  func columnWasChosen(_ column: Int, in columns: ColumnsModel) {
    guard let owner = columns.owner, nodes[owner.node] === owner else { return }
    guard isStanding(owner), columns.children.indices.contains(column) else {
      return later { _ in columns.putBack() }
    }
    columns.keep(column)
    wasTaken(columns.children[column].node, in: owner)
  }

  /// Follows a selection that was asked for first.
  private func wasSelected(_ id: NodeID, in container: NodeModel) {
    let completion = interrupt(container)
    keepShowing { $0.selecting(id, in: container.node) }
    director?.report(.selected(id))
    completion?()
  }

  /// Follows a selection that was not: where it is refused, it is put back in a later turn.
  private func wasTaken(_ id: NodeID, in container: NodeModel) {
    let completion = interrupt(container)
    leave(Departure { $0.selecting(id, in: container.node) }, .selected(id))
    completion?()
  }

  /// Whether what a container is to show has been in the interface, so that a user can have changed it.
  private func isStanding(_ container: NodeModel) -> Bool {
    guard let running, running.target === container else { return true }
    return running.isSeen && running.hasTurned
  }

  /// Ends the step that changes a container, since the user has changed that; what is left to be said.
  private func interrupt(_ container: NodeModel) -> (@MainActor () -> Void)? {
    running?.target === container ? finish()?.completion : nil
  }
}

/// What the user takes away, until it is out of sight.
extension SwiftUIHost {
  /// Says that something goes, and waits until it is gone; until then the display is the user's.
  func leave(_ departure: Departure, _ fact: Fact?) {
    let wasInteracting = isInteracting
    departures.append(departure)
    departure.watch = watch { $0.endLate(departure) }
    if !wasInteracting { director?.report(.gestureBegan) }
    if let fact { director?.report(fact) }
    later {
      departure.turnsLeft -= 1
      $0.look()
    }
  }

  /// Ends what has not been seen to end, unless SwiftUI may have missed what it was told.
  func endLate(_ departure: Departure) {
    // Nothing is rendered, so that nothing can be seen to end; it is waited for again afterwards.
    guard isActive else { return }
    guard let (stack, path) = departure.returning, !stack.isBack, departure.repeats < 3 else {
      return end(departure)
    }
    departure.repeats += 1
    departure.watch = watch { $0.endLate(departure) }
    stack.tell(path)
    later(than: stack) { _ in stack.putBack() }
  }

  func end(_ departure: Departure) {
    guard departures.contains(where: { $0 === departure }) else { return }
    if let level = departure.alert?.level { hideAlert(of: level) }
    if departure.alert != nil, leavingAlert != nil { return afterAlert { $0.end(departure) } }
    endInside(departure)
    departures.removeAll { $0 === departure }
    departure.watch?.cancel()
    release(departure.nodes)
    keepShowing(departure.apply)
    if departures.isEmpty { takeBackDisplay() }
  }

  /// Ends what had begun to leave before, from inside of what has left now or from over it.
  private func endInside(_ departure: Departure) {
    for inner in departures where inner !== departure {
      if inner.nodes.contains(where: { departure.takesAlong($0) }) { end(inner) }
    }
    guard let step = running, step.departing.contains(where: { departure.takesAlong($0) }) else {
      return
    }
    _ = finish()
    later { _ in step.completion() }
  }

  /// The display is the director's again.
  private func takeBackDisplay() {
    // A step that runs may be dismissing what an alert would cover; its end shows the alert.
    if running == nil { showAlert() } else { updateSight() }
    for stack in astray { putBackSoon(stack) }
    astray = []
    let completions = waiting
    waiting = []
    if !isInteracting { director?.report(.gestureEnded(completed: true)) }
    for completion in completions { completion() }
  }

  /// Puts a path back in a later turn, and waits until what was not wanted is out of sight.
  private func putBackSoon(_ stack: StackModel) {
    later {
      guard stack.isAstray else { return }
      guard $0.departures.isEmpty else { return $0.astray.append(stack) }
      let host = $0
      let strangers = stack.unwanted.filter { host.nodes[$0.node] !== $0 }
      let path = stack.reject()
      if !strangers.isEmpty {
        $0.leave(Departure(strangers, returning: (stack, path)) { $0 }, nil)
      }
    }
  }

  /// Looks whether SwiftUI has covered a screen because it missed that its path was put back.
  func checkCover(of model: NodeModel) {
    guard running == nil, departures.isEmpty, let stack = model.strayStack else { return }
    stack.noteCover()
    later {
      guard $0.running == nil, $0.departures.isEmpty, !stack.isBack, let path = stack.stray else {
        return
      }
      stack.tell(path)
      $0.leave(Departure(returning: (stack, path)) { $0 }, nil)
      $0.later(than: stack) { _ in stack.putBack() }
    }
  }
}

extension NodeModel {
  /// The stack on top of which it stands, where what SwiftUI told was put back last.
  fileprivate var strayStack: StackModel? {
    guard let parent else { return nil }
    if case .stack(let stack) = parent.content, stack.stray != nil, stack.top === self {
      return stack
    }
    return parent.strayStack
  }
}

/// Levels and alerts.
extension SwiftUIHost {
  /// A level was taken away by its modifier: by the user, or by SwiftUI before it was there.
  func wasDismissed(_ layer: LayerModel) {
    guard let index = chain.firstIndex(where: { $0.layer === layer }), let id = layer.root?.node
    else { return }
    let gone = chain[index...].compactMap(\.layer)
    let completion = interrupt(gone)
    guard chain.contains(where: { $0.layer === layer }) else {
      return later { _ in completion?() }
    }
    chain.removeSubrange(index...)
    let roots = gone.compactMap(\.root)
    forget(roots)
    leave(Departure(roots, layer: layer) { $0.dismissing(id) }, .dismissed(id))
    completion?()
  }

  /// Ends the step that changes a level which goes; one whose level has not been there is taken back.
  private func interrupt(_ layers: [LayerModel]) -> (@MainActor () -> Void)? {
    guard let step = running, let level = step.entering ?? step.target?.layer,
      layers.contains(where: { $0 === level })
    else { return nil }
    if step.isSeen, step.hasTurned { return finish()?.completion }
    giveUp()
    return step.completion
  }

  /// The user tried to dismiss a level that is locked.
  func wasAttempted(_ layer: LayerModel) {
    guard isActive, chain.contains(where: { $0.layer === layer }), let root = layer.root else {
      return
    }
    director?.report(.dismissalAttempted(root.node))
  }

  func alertWasAnswered(_ alert: AlertModel, _ button: Int) {
    guard !alert.isAnswered, alert.alert.buttons.indices.contains(button) else { return }
    let text = alert.alert.textField == nil ? nil : alert.text
    close(alert, .answered(alert.node, button: button, text: text))
  }

  /// An alert has closed: by a button, which says so in the same turn, or by none.
  ///
  /// SwiftUI reads that it has before anything else is shown.
  func wasClosed(_ alert: AlertModel) {
    let departure = departures.first { $0.alert === alert }
    departure?.turnsLeft += 1
    later {
      if !alert.isAnswered { $0.close(alert, .dismissed(alert.node)) }
      departure?.turnsLeft -= 1
      $0.look()
    }
  }

  /// Ends an alert that was on the display, whatever was to be shown over it by now.
  private func close(_ alert: AlertModel, _ fact: Fact) {
    guard let index = chain.firstIndex(where: { $0.alert === alert }) else { return }
    alert.isAnswered = true
    let completion = interrupt(chain[index...].compactMap(\.node))
    if let index = chain.firstIndex(where: { $0.alert === alert }) {
      chain.removeSubrange(index...)
    }
    leave(Departure(alert: alert) { $0.dismissing(alert.node) }, fact)
    completion?()
  }

  /// Ends the step that presents one of several layers: as seen for the lowest, else as not done.
  private func interrupt(_ layers: [NodeID]) -> (@MainActor () -> Void)? {
    guard let step = running, case .present(let modal) = step.step.edit, layers.contains(modal.id)
    else { return nil }
    if modal.id == layers.first { return finish()?.completion }
    giveUp()
    return step.completion
  }
}
