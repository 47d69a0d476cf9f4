import Usher

/// What views say of themselves, and what ends by it.
extension SwiftUIHost {
  func didAppear(_ model: NodeModel) {
    if let layer = model.layer, !layer.wasSeen {
      layer.wasSeen = true
      updateSight()
    } else if !inSight.contains(model.node), mayBeInSight(model) {
      sayGone(leaving.filter { $0.screen === model.screen })
      inSight.append(model.node)
      director?.report(.appeared(model.node))
    }
    look()
  }

  func didDisappear(_ model: NodeModel) {
    if model.views.isEmpty { sayGone([model]) }
    look()
    if model.views.isEmpty { checkCover(of: model) }
  }

  /// Reports that screens have gone out of sight; one that has another place is so before it is there.
  private func sayGone(_ models: [NodeModel]) {
    for model in models {
      guard let index = inSight.firstIndex(of: model.node) else { continue }
      inSight.remove(at: index)
      director?.report(.disappeared(model.node))
    }
  }

  /// The screens that are on their way out.
  private var leaving: [NodeModel] {
    let roots = (running?.departing ?? []) + departures.flatMap(\.nodes)
    return roots.isEmpty ? [] : roots.flatMap(\.all).filter { !$0.views.isEmpty }
  }

  private func isInSight(_ model: NodeModel) -> Bool {
    nodes[model.node] === model && !(model.layer.map(isUnderCover) ?? true)
  }

  /// Whether a screen that has appeared stays: a swipe shows the one below, and may be cancelled.
  private func mayBeInSight(_ model: NodeModel) -> Bool {
    isInSight(model) && (inSight.contains(model.node) || model.isFront)
  }

  /// Reports which screens have come into and gone out of sight.
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
