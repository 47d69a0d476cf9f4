import Usher

extension SceneTree {
  /// The tree's text without identities; it is equal for trees that look alike.
  ///
  /// Equal coordinators have different identities in two windows; the owners' names replace them.
  package func likeness(owners: [CoordinatorID: String] = [:]) -> String {
    var likeness = Likeness(owners: owners)
    for (layer, node) in layers.enumerated() {
      if layer > 0, let modal = modals.first(where: { $0.id == node.id }) { likeness.add(modal) }
      likeness.add(node, depth: 0)
    }
    return likeness.lines.joined(separator: "\n")
  }
}

private struct Likeness {
  let owners: [CoordinatorID: String]
  private(set) var lines: [String] = []
  private var numbers: [NodeID: Int] = [:]

  init(owners: [CoordinatorID: String]) { self.owners = owners }

  mutating func add(_ modal: Modal) {
    lines.append("▲ \(modal.style) from \(numbers[modal.presenter] ?? 0)")
  }

  mutating func add(_ node: Node, depth: Int) {
    numbers[node.id] = lines.count
    lines.append(line(of: node, depth: depth))
    for child in node.children { add(child, depth: depth + 1) }
  }

  private func line(of node: Node, depth: Int) -> String {
    let attributes = node.attributes
    let tab = attributes.tab.map { "\($0)" }
    let texts = [attributes.title, attributes.badge, tab, node.slot, node.route?.description]
      .map { $0 ?? "-" }.joined(separator: "|")
    let selected = node.shape.selected.flatMap { id in
      node.children.firstIndex { $0.id == id }
    }
    return "\(depth) \(node.kind.rawValue) \(node.name) of \(owners[node.owner] ?? "") \(texts) "
      + "\(attributes.dismissal.rawValue) \(selected ?? -1) \(attributes.model.map { "\($0)" } ?? "")"
  }
}
