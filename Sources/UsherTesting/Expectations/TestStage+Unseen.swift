public import Testing
import Usher

extension TestStage {
  /// Expects that no screen came and went within one turn, unseen.
  public func expectEveryScreenSeen(sourceLocation: SourceLocation = #_sourceLocation) {
    for name in unseenScreens {
      Issue.record("\(Self.complaint(unseen: name))", sourceLocation: sourceLocation)
    }
  }

  package nonisolated static func complaint(unseen name: String) -> String {
    "\(name) came and went within one turn, so nobody could see it."
  }

  /// The screens that came and went within one turn.
  package var unseenScreens: [String] {
    var come: [NodeID: Int] = [:]
    var gone: Set<NodeID> = []
    for (event, turn) in zip(log, turns) {
      switch event {
      case .appeared(let id, _): come[id] = turn
      case .disappeared(let id) where come[id] == turn: gone.insert(id)
      default: break
      }
    }
    let unseen = gone.filter { director.tree.node($0) == nil }
    guard !unseen.isEmpty else { return [] }
    let brought = events(.admitted).flatMap(\.edits).flatMap { $0.added(to: SceneTree()) }
    let screens = brought.flatMap(\.flattened).filter { $0.kind == .screen }
    return Set(screens.filter { unseen.contains($0.id) }.map(\.name)).sorted()
  }
}
