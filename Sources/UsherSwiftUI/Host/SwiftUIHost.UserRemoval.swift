import Usher

extension SwiftUIHost {
  /// A removal by the user that is still visible.
  @MainActor final class UserRemoval {
    let nodes: [NodeModel]
    let layer: LayerModel?
    let alert: LayerModel.Alert?
    /// The stack whose topmost screen must become visible again, and the path that SwiftUI has to
    /// drop.
    let returning: (stack: NodeModel.Stack, from: [NodeModel])?
    /// The number of times that the path was set again.
    var repeats = 0
    /// The change of the shown tree at the end of the removal.
    let apply: @MainActor (SceneTree) -> SceneTree
    /// The turns to pass before it can be over: one, and another once its alert has closed.
    var turnsLeft = 1
    var watch: Task<Void, Never>?

    init(
      _ nodes: [NodeModel] = [], layer: LayerModel? = nil, alert: LayerModel.Alert? = nil,
      returning: (stack: NodeModel.Stack, from: [NodeModel])? = nil,
      apply: @escaping @MainActor (SceneTree) -> SceneTree
    ) {
      self.nodes = nodes
      self.layer = layer
      self.alert = alert
      self.returning = returning
      self.apply = apply
    }

    /// Returns true if the node is inside a removed one, or in a level above a removed one.
    func includes(_ node: NodeModel) -> Bool {
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
}
