import Usher

/// The step that runs, and what has to be seen before it ends.
@MainActor struct RunningStep {
  let number: Int
  let step: Step
  /// What is shown once it has ended, where nothing else changes that meanwhile.
  let expected: SceneTree
  let revision: Int
  let completion: @MainActor () -> Void
  /// The container that it changes.
  var target: NodeModel?
  /// What has to be in the interface.
  var arriving: [NodeModel] = []
  /// What goes out of sight, and says by that that the transition has ended.
  var covered: [NodeModel] = []
  /// What leaves.
  var departing: [NodeModel] = []
  /// The lowest level that leaves.
  var layer: LayerModel?
  /// The level that comes.
  var entering: LayerModel?
  /// The alert that comes.
  var alert: AlertModel?
  /// What remains to be done in later turns.
  var phases: [@MainActor () -> Void] = []
  /// What the user has done meanwhile.
  var changes: [@MainActor (SceneTree) -> SceneTree] = []
  /// Whether a turn has passed since the last change.
  var hasTurned = false
  /// Tells SwiftUI again what it was told before.
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

  /// Whether what comes is in the interface, and the level that goes is not.
  var isSeen: Bool {
    phases.isEmpty && arriving.allSatisfy(\.isInPlace) && !(layer?.remains ?? false)
      && (alert?.isSeen ?? true)
  }

  /// The screens that it has brought into the interface.
  var newcomers: [NodeModel] {
    var front: [NodeModel] = []
    for model in arriving { model.collectFront(into: &front) }
    return front
  }

  /// Whether something that goes out of sight will say so.
  var hasLeavers: Bool { !covered.isEmpty || layer != nil }

  /// Whether what goes is out of the interface.
  var isClear: Bool { covered.allSatisfy(\.isOutOfSight) && layer?.isOver ?? true }

  /// Whether it changes what lies over the window's content.
  var changesLayers: Bool {
    switch step.edit {
    case .present, .remove: true
    case .root, .set, .select, .update, .push, .replace, .embed: false
    }
  }
}

extension LayerModel {
  /// Whether it is in the interface still, for all that is known.
  var remains: Bool { !isOver && !(root?.isOutOfSight ?? true) }
}
