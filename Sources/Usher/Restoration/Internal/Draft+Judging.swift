/// Reduces a restored tree to the part that guards allow now.
extension Draft {
  /// Removes as few steps as the guards require, the last ones first.
  ///
  /// A window with content needs no check for redirects here: admission makes it.
  mutating func judge(_ replay: Replay) throws(Refusal) {
    let verdict = verdict(on: tree)
    let isFirst = director.tree.isEmpty
    switch verdict {
    case .allowed: return
    case .elsewhere where !isFirst: return
    case .elsewhere: replay.isPostponed = true
    case .denied: break
    }
    let steps = replay.placedSteps
    let left = leaving(Array(steps.indices.dropFirst(isFirst ? 1 : 0)), of: steps)
    try remove(tree.includingAbove(Self.nodes(of: left, in: steps)))
    guard case .denied(let refusal) = verdict else { return }
    if !isFirst && tree == director.tree { throw refusal }
    let (denied, standing) = (Set(left), Set(tree.nodes.map(\.id)))
    for (index, step) in steps.enumerated() where standing.isDisjoint(with: step.nodes) {
      let isDenied = denied.contains(index)
      replay.losses.append(isDenied ? .denied(step.name, refusal.detail) : .orphaned(step.name))
    }
  }

  /// `true` if the guards deny the tree.
  var isDenied: Bool { if case .denied = verdict(on: tree) { true } else { false } }

  private enum Verdict {
    case allowed, elsewhere
    case denied(Refusal)
  }

  private func verdict(on tree: SceneTree) -> Verdict {
    let proposal = ProposedChange(current: director.tree, tree: tree, cause: request.cause)
    do throws(Refusal) {
      return try director.judge?(proposal, preparation) == nil ? .allowed : .elsewhere
    } catch {
      return .denied(error)
    }
  }

  /// The steps to drop, in order; dropping one also removes everything above it.
  private func leaving(_ indices: [Int], of steps: [PlacedStep]) -> [Int] {
    let removal = GuardFeature.SmallestRemoval<Int> { indices, tree in
      tree.removing(tree.includingAbove(Self.nodes(of: indices, in: steps)))
    } isAllowed: {
      if case .allowed = verdict(on: $0) { true } else { false }
    }
    return removal.items(of: indices, in: tree)
  }

  private static func nodes(of indices: some Sequence<Int>, in steps: [PlacedStep]) -> Set<NodeID> {
    Set(indices.flatMap { steps[$0].nodes })
  }
}

/// A step that was taken, and the nodes that it made and that are restored.
private typealias PlacedStep = (name: String, nodes: [NodeID])

extension Replay {
  /// The steps with something in the restored tree, that of the root coordinator first.
  fileprivate var placedSteps: [PlacedStep] {
    steps.map { name, made in (name, made.flattened.map(\.id).filter(placed.contains)) }
      .filter { !$0.nodes.isEmpty }
  }
}
