import Usher

/// What the user has taken away, until it is out of sight.
@MainActor final class Departure {
  let nodes: [NodeModel]
  let layer: LayerModel?
  let alert: AlertModel?
  /// The stack that is to show its topmost screen again, and the path that was put back for that.
  let returning: (stack: StackModel, from: [NodeModel])?
  /// How often SwiftUI has been told again.
  var repeats = 0
  /// What is shown once it is over.
  let apply: @MainActor (SceneTree) -> SceneTree
  /// The turns that have to pass before it can be over: one, and another once its alert has closed.
  var turnsLeft = 1
  var watch: Task<Void, Never>?

  init(
    _ nodes: [NodeModel] = [], layer: LayerModel? = nil, alert: AlertModel? = nil,
    returning: (stack: StackModel, from: [NodeModel])? = nil,
    apply: @escaping @MainActor (SceneTree) -> SceneTree
  ) {
    self.nodes = nodes
    self.layer = layer
    self.alert = alert
    self.returning = returning
    self.apply = apply
  }

  /// Returns whether a node stands inside of what leaves, or in a level over it.
  func takesAlong(_ node: NodeModel) -> Bool {
    var next: NodeModel? = node
    while let model = next {
      if nodes.contains(model) { return true }
      next = model.parent
    }
    return layer.map { node.layer?.lies(over: $0) ?? false } ?? false
  }

  var isOver: Bool {
    turnsLeft == 0 && nodes.allSatisfy(\.isOutOfSight) && returning?.stack.isBack ?? true
      && (layer.map { $0.isOver || !$0.wasSeen } ?? true) && (alert?.hasLeft ?? true)
  }
}
