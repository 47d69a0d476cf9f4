import Usher

/// The appearances that views report, and the changes that end with them.
extension SwiftUIHost {
  func didAppear(_ model: NodeModel) {
    if let layer = model.layer, !layer.wasSeen {
      layer.wasSeen = true
      updateSight()
    } else {
      comeInSight(model)
    }
    finishIfSettled()
  }

  private func comeInSight(_ model: NodeModel) {
    guard !inSight.contains(model.node), mayBeInSight(model) else { return }
    reportDisappearances(of: leaving.filter { $0.screen === model.screen })
    inSight.append(model.node)
    director?.report(.appeared(model.node))
  }

  func didDisappear(_ model: NodeModel) {
    // In another arrangement, a new view of the screen may have appeared first.
    if model.views.isEmpty, !isSeen(model.node) { reportDisappearances(of: [model]) }
    finishIfSettled()
    if model.views.isEmpty { checkCover(of: model) }
  }

  /// Reports disappearances; a screen that moves disappears in its old place before it appears in
  /// the new.
  private func reportDisappearances(of models: [NodeModel]) {
    for model in models { reportDisappearance(of: model.node) }
  }

  private func reportDisappearance(of id: NodeID) {
    guard let index = inSight.firstIndex(of: id) else { return }
    inSight.remove(at: index)
    director?.report(.disappeared(id))
  }

  private var leaving: [NodeModel] {
    let roots = (running?.departing ?? []) + removals.flatMap(\.nodes)
    return roots.isEmpty ? [] : roots.flatMap(\.all).filter { !$0.views.isEmpty }
  }

  private func isInSight(_ model: NodeModel) -> Bool {
    nodes[model.node] === model && !(model.layer.map(isUnderCover) ?? true)
  }

  /// `false` for a screen that may disappear again: a swipe shows the one below, and may be
  /// cancelled.
  private func mayBeInSight(_ model: NodeModel) -> Bool {
    isInSight(model) && (inSight.contains(model.node) || model.isFront)
  }

  /// Reports the front screens of a container whose views were there before they were in front: a
  /// gesture had shown them.
  func updateSight(in container: NodeModel) {
    var front: [NodeModel] = []
    container.collectFront(into: &front)
    for model in front where !model.views.isEmpty { comeInSight(model) }
  }

  /// Reports the screens that have appeared and disappeared.
  ///
  /// The app's response to one report may change the remaining ones.
  func updateSight() {
    for id in inSight.filter({ !isSeen($0) }).reversed() where !isSeen(id) {
      reportDisappearance(of: id)
    }
    var coming = nodes.keys.filter(isSeen)
    if let alert = chain.last?.alert { coming.append(alert.node) }
    coming.sort { $0.number < $1.number }
    for id in coming where isSeen(id) && !inSight.contains(id) {
      inSight.append(id)
      director?.report(.appeared(id))
    }
  }

  private func isSeen(_ id: NodeID) -> Bool {
    if let model = nodes[id] { return !model.views.isEmpty && mayBeInSight(model) }
    return chain.last?.alert.map { $0.isSeen && $0.node == id } ?? false
  }
}
