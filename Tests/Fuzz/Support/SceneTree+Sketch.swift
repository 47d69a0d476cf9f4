import Usher

extension SceneTree {
  /// The tree in one line, by titles: `[a, b] ▲sheet c`; the selected child has a star.
  var sketch: String {
    let content = root.map(Self.sketch) ?? "-"
    return modals.reduce(content) { "\($0) ▲\($1.style.name) \(Self.sketch($1.node))" }
  }

  private static func sketch(_ node: Node) -> String {
    let children = node.children.map { child in
      (child.id == node.shape.selected ? "*" : "") + (child.slot.map { "\($0):" } ?? "")
        + sketch(child)
    }.joined(separator: ", ")
    switch node.kind {
    case .screen: return (node.title ?? node.name) + (children.isEmpty ? "" : "{\(children)}")
    case .stack: return "[\(children)]"
    case .tabs: return "<\(children)>"
    case .split: return "|\(children)|"
    case .pages: return "(\(children))"
    }
  }

  /// The titles of all screens, the window's own first.
  var titles: [String] { layers.flatMap(Self.titles) }

  private static func titles(_ node: Node) -> [String] {
    (node.kind == .screen ? [node.title ?? node.name] : []) + node.children.flatMap(titles)
  }

  /// The first node with a title.
  func node(titled title: String) -> Node? {
    var queue = layers
    while !queue.isEmpty {
      let node = queue.removeFirst()
      if node.title == title { return node }
      queue += node.children
    }
    return nil
  }
}
