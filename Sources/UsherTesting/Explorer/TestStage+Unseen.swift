public import Testing
import Usher

extension TestStage {
  /// Expects that no screen came and went within one turn, unseen.
  public func expectEveryScreenSeen(sourceLocation: SourceLocation = #_sourceLocation) {
    for name in unseenScreens {
      Issue.record("\(CheckFailure.unseen(name).detail)", sourceLocation: sourceLocation)
    }
  }

  /// The screens that came and went within one turn.
  var unseenScreens: [String] {
    var come: [NodeID: Int] = [:]
    var gone: Set<NodeID> = []
    for (event, turn) in zip(log, turns) {
      switch event {
      case .appeared(let id): come[id] = turn
      case .disappeared(let id) where come[id] == turn: gone.insert(id)
      default: break
      }
    }
    let unseen = gone.filter { director.tree.node($0) == nil }
    guard !unseen.isEmpty else { return [] }
    let names = log.flatMap(\.newNodes).filter { unseen.contains($0.id) && $0.kind == .screen }
    return Set(names.map(\.name)).sorted()
  }
}

extension SceneEvent {
  /// The nodes that it brought into the tree.
  fileprivate var newNodes: [Node] {
    guard case .admitted(let change) = self else { return [] }
    return change.edits.flatMap { $0.added(to: SceneTree()) }.flatMap(\.flattened)
  }
}
