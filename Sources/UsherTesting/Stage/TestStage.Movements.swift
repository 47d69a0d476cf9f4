import Usher

extension TestStage {
  /// Counts the movements on a stage, the most frequent first: `push of Page (40), removal of Page
  /// (40)`.
  struct Movements: CustomStringConvertible {
    private var counts: [String: Int] = [:]
    private var names: [NodeID: String] = [:]

    init(_ log: [SceneEvent], since start: Int) {
      for (index, event) in log.enumerated() {
        for movement in movements(of: event) where index >= start {
          counts[movement, default: 0] += 1
        }
      }
    }

    var description: String {
      guard !counts.isEmpty else { return "sleepers of the stage's clock" }
      let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return sorted.prefix(5).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    }

    private mutating func movements(of event: SceneEvent) -> [String] {
      switch event {
      case .admitted(let change): change.edits.map { movement(of: $0) }
      case .refused(let error, _): ["refused \(error.verb) of \(error.coordinator)"]
      case .failed(let error): ["failed \(error.verb) of \(error.coordinator)"]
      case .started(_, let name): ["start of \(name)"]
      default: []
      }
    }

    private mutating func movement(of edit: Edit) -> String {
      switch edit {
      case .root(let node): return "root \(node.map { learn($0) } ?? "nothing")"
      case .push(let node, _): return "push of \(learn(node))"
      case .set(let nodes, _): return "set of \(nodes.map { learn($0) }.joined(separator: " and "))"
      case .replace(_, let node): return "replacement by \(learn(node))"
      case .remove(let id): return "removal of \(names[id] ?? "\(id)")"
      case .present(let modal): return "presentation of \(learn(modal.node))"
      case .select(let child, _): return "selection of \(names[child] ?? "\(child)")"
      case .embed(let node, _): return "embedding of \(learn(node))"
      case .update(_, let attributes): return "update of \(attributes.name)"
      }
    }

    private mutating func learn(_ node: Node) -> String {
      for child in node.children { _ = learn(child) }
      names[node.id] = node.name
      return node.name
    }
  }
}
