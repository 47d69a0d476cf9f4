import Usher

extension SwiftUIHost {
  /// The running step, and the effects that must be visible before it ends.
  @MainActor struct RunningStep {
    let number: Int
    let step: Step
    /// The tree that is shown after the step, if no other change intervenes.
    let expected: SceneTree
    let revision: Int
    let completion: @MainActor () -> Void
    var target: NodeModel?
    /// The nodes that must be on the display.
    var arriving: [NodeModel] = []
    /// The nodes whose disappearance marks the end of the transition.
    var covered: [NodeModel] = []
    /// The nodes that leave.
    var departing: [NodeModel] = []
    /// The lowest level that leaves.
    var layer: LayerModel?
    /// The level that appears.
    var entering: LayerModel?
    /// The alert that appears.
    var alert: LayerModel.Alert?
    /// The parts of the step that need later turns.
    var phases: [@MainActor () -> Void] = []
    /// The changes that the user has made during the step.
    var changes: [@MainActor (SceneTree) -> SceneTree] = []
    /// `true` once a turn has passed since the last change.
    var hasTurned = false
    /// Restores the previous values of the bindings.
    var undo: @MainActor () -> Void = {}
    var watch: Task<Void, Never>?

    init(
      _ step: Step, _ number: Int, from shown: (tree: SceneTree, revision: Int),
      _ completion: @escaping @MainActor () -> Void
    ) {
      self.step = step
      self.number = number
      (expected, revision) = shown
      self.completion = completion
    }

    /// `true` if the arriving nodes are on the display, and the departing level is not.
    var isSeen: Bool {
      phases.isEmpty && arriving.allSatisfy(\.isInPlace) && !(layer?.remains ?? false)
        && (alert?.isSeen ?? true)
    }

    /// The screens that it has brought onto the display.
    var newcomers: [NodeModel] {
      var front: [NodeModel] = []
      for model in arriving { model.collectFront(into: &front) }
      return front
    }

    /// `true` if a disappearance will mark the end of the transition.
    var hasLeavers: Bool { !covered.isEmpty || layer != nil }

    /// `true` once all departing nodes have left the display.
    var isClear: Bool { covered.allSatisfy(\.isOutOfSight) && layer?.isOver ?? true }

    /// `true` if it changes the layers or the alerts over the window's content.
    var changesLayers: Bool {
      switch step.edit {
      case .present, .remove: true
      case .root, .set, .select, .update, .push, .replace, .embed: false
      }
    }
  }
}

extension LayerModel {
  /// `true` unless it is known to have left the display.
  var remains: Bool { !isOver && !(root?.isOutOfSight ?? true) }
}
