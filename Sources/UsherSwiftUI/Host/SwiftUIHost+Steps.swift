import Usher

extension SwiftUIHost {
  func start(_ step: RunningStep) {
    if case .update(let id, let attributes) = step.step.edit { return update(id, attributes, step) }
    var next = step
    animate(step.step) { begin(&next) }
    running = next
    if leavingAlert == nil { nextPhase() }
    later {
      $0.watchStep(next.number)
      $0.turn(next.number)
    }
  }

  /// Limits the time of the running step, unless it has ended already.
  func watchStep(_ number: Int) {
    guard running?.number == number else { return }
    running?.watch?.cancel()
    running?.watch = watch { $0.stepTimedOut(number) }
  }

  /// Changes the models, without animation if the step has none.
  private func animate(_ step: Step, _ change: @MainActor () -> Void) {
    let isAnimated = step.motion.name != TransitionAnimation.none.name
    if isAnimated { change() } else { withoutAnimation(change) }
  }

  func nextPhase() {
    guard let running, !running.phases.isEmpty else { return }
    let phase = self.running?.phases.removeFirst()
    animate(running.step) { phase?() }
  }

  private func begin(_ next: inout RunningStep) {
    switch next.step.edit {
    case .root(let node): setRoot(node, &next)
    case .set(let nodes, let id): set(nodes, in: id, &next)
    case .select(let child, let id): select(child, in: id, &next)
    case .present(let modal): present(modal, &next)
    case .remove(let id): dismiss(id, &next)
    case .update, .push, .replace, .embed: break
    }
  }

  private func setRoot(_ node: Node?, _ next: inout RunningStep) {
    let old = window.root.map { [$0] } ?? []
    let new = node.map { [make($0, in: window, parent: nil)] } ?? []
    forget(old)
    next.departing = old
    next.arriving = new
    next.covered = old.filter { !$0.isOutOfSight }
    window.root = new.first
    next.undo = { [weak self] in
      self?.replace(new, by: old)
      self?.window.root = old.first
    }
  }

  private func set(_ nodes: [Node], in id: NodeID, _ next: inout RunningStep) {
    guard let model = self.nodes[id] else { return }
    let selected = model.selected
    let found = match(model, with: nodes)
    next.departing = found.departing
    let wanted = next.expected.node(id)?.shape.selected
    change(model, &next) { model.replace(from: found.common, with: found.tail, selected: wanted) }
    next.undo = { [weak self] in
      self?.replace(found.new, by: found.departing)
      model.replace(from: found.common, with: found.old, selected: selected)
    }
  }

  private func select(_ child: NodeID, in id: NodeID, _ next: inout RunningStep) {
    guard let model = nodes[id] else { return }
    let selected = model.selected
    change(model, &next) { model.show(model.children, selected: child) }
    next.undo = { model.show(model.children, selected: selected) }
  }

  /// Changes a container, and computes the appearances to wait for.
  private func change(_ model: NodeModel, _ next: inout RunningStep, _ body: () -> Void) {
    next.target = model
    guard let layer = model.layer, !isUnderCover(layer) else { return changeUnseen(model, body) }
    var (before, after): ([NodeModel], [NodeModel]) = ([], [])
    model.collectFront(into: &before)
    body()
    model.collectFront(into: &after)
    let inSight = before.filter { !$0.views.isEmpty }
    next.covered = inSight.filter { !after.contains($0) }
    guard model.kind != .screen, model.isFront else { return }
    if !inSight.isEmpty || !model.mayBeLeftOut { next.arriving = [model] }
  }

  private func update(_ id: NodeID, _ attributes: Node.Attributes, _ step: RunningStep) {
    nodes[id]?.attributes = attributes
    show(step)
    step.completion()
  }
}
