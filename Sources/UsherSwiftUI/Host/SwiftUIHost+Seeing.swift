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
    look()
  }

  private func comeInSight(_ model: NodeModel) {
    guard !inSight.contains(model.node), mayBeInSight(model) else { return }
    sayGone(leaving.filter { $0.screen === model.screen })
    inSight.append(model.node)
    director?.report(.appeared(model.node))
  }

  func didDisappear(_ model: NodeModel) {
    if model.views.isEmpty { sayGone([model]) }
    look()
    if model.views.isEmpty { checkCover(of: model) }
  }

  /// Reports disappearances; a screen that moves disappears in its old place before it appears in
  /// the new.
  private func sayGone(_ models: [NodeModel]) {
    for model in models {
      guard let index = inSight.firstIndex(of: model.node) else { continue }
      inSight.remove(at: index)
      director?.report(.disappeared(model.node))
    }
  }

  private var leaving: [NodeModel] {
    let roots = (running?.departing ?? []) + departures.flatMap(\.nodes)
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
  func updateSight() {
    var now = nodes.values.filter { !$0.views.isEmpty && mayBeInSight($0) }.map(\.node)
    if let alert = chain.last?.alert, alert.isSeen { now.append(alert.node) }
    now.sort { $0.number < $1.number }
    let before = inSight
    inSight = now
    for id in before.reversed() where !now.contains(id) { director?.report(.disappeared(id)) }
    for id in now where !before.contains(id) { director?.report(.appeared(id)) }
  }
}
