import Usher

/// What the user has taken away, until it is out of sight.
@MainActor final class Departure {
  let nodes: [NodeModel]
  let layer: LayerModel?
  let alert: AlertModel?
  /// What is shown once it is over.
  let apply: @MainActor (SceneTree) -> SceneTree
  /// Whether a turn has passed since it began.
  var hasTurned = false
  var watch: Task<Void, Never>?

  init(
    _ nodes: [NodeModel] = [], layer: LayerModel? = nil, alert: AlertModel? = nil,
    apply: @escaping @MainActor (SceneTree) -> SceneTree
  ) {
    self.nodes = nodes
    self.layer = layer
    self.alert = alert
    self.apply = apply
  }

  var isOver: Bool {
    hasTurned && nodes.allSatisfy(\.isOutOfSight)
      && (layer.map { $0.isOver || !$0.wasSeen } ?? true) && !(alert?.isDisplayed ?? false)
  }
}
