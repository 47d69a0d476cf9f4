#if os(macOS) || os(Linux)
/// The content of a frame, without its size and the selection.
package struct RenderedScene: Sendable {
  package var tree: SceneTree
  package var contents: [NodeID: Content]
  package var report: @MainActor (Fact) -> Void
  /// `true` if the key `q` asks to confirm quitting.
  var hasQuitKey = true
  var quitLabel = "quit"

  package init(
    tree: SceneTree, contents: [NodeID: Content], report: @escaping @MainActor (Fact) -> Void
  ) {
    self.tree = tree
    self.contents = contents
    self.report = report
  }

  /// The lines of a node and its embedded nodes, as one column.
  package func lines(of node: Node) -> [PlacedLine] {
    switch node.shape {
    case .screen(let embedded): lines(of: node, embedded: embedded)
    case .stack(let nodes): nodes.last.map(lines(of:)) ?? []
    case .tabs, .split, .pages:
      [PlacedLine(node: node.id, index: 0, line: choices(of: node))]
        + (node.shown.map(lines(of:)) ?? [])
    }
  }

  private func lines(of node: Node, embedded: [Node]) -> [PlacedLine] {
    var rest = embedded
    let own = (contents[node.id]?.lines ?? []).enumerated().flatMap { index, line in
      guard case .slot(let name) = line.kind else {
        return [PlacedLine(node: node.id, index: index, line: line)]
      }
      defer { rest.removeAll { $0.slot == name } }
      return rest.filter { $0.slot == name }.flatMap(lines(embedding:))
    }
    return own + rest.flatMap(lines(embedding:))
  }

  private func lines(embedding node: Node) -> [PlacedLine] {
    let heading = title(of: node).map { PlacedLine(node: node.id, index: -1, line: .heading($0)) }
    return (heading.map { [$0] } ?? []) + lines(of: node)
  }

  private func choices(of node: Node) -> Line {
    Line(
      .row(
        node.choices.map { child in
          let isSelected = child.id == node.shape.selected
          return TextRun(label(of: child), isSelected ? .accent : .plain) { [report] in
            report(.selected(child.id))
          }
        }))
  }
}

extension RenderedScene {
  /// The screens that are drawn as one column: the node itself and those embedded in it.
  func screens(in node: Node) -> [Node] {
    switch node.shape {
    case .screen(let embedded): [node] + embedded.flatMap(screens(in:))
    case .stack, .tabs, .split, .pages: node.shown.map(screens(in:)) ?? []
    }
  }

  /// The current title of a screen, which may differ from its node's.
  package func title(of node: Node) -> String? { contents[node.id]?.title ?? node.title }

  /// The label of a tab, a page or a column.
  func label(of node: Node) -> String { node.label(titled: title(of:)) }

  /// The titles from the layer's root to the visible screen, joined; if they do not fit, the end of
  /// the text.
  func way(to node: Node, columns width: Int) -> String {
    var titles: [String] = []
    var used = 0
    collectTitles(of: node) { title in
      titles.append(title)
      used += title.fits(in: width) ? title.columns + 1 : width
      return used <= width
    }
    return titles.reversed().joined(separator: " › ").keepingEnd(columns: width)
  }

  /// Passes on the titles, the last one first, until the closure returns `false`.
  @discardableResult
  private func collectTitles(of node: Node, _ take: (String) -> Bool) -> Bool {
    switch node.shape {
    case .screen: take(label(of: node))
    case .stack(let nodes): nodes.reversed().allSatisfy { collectTitles(of: $0, take) }
    case .tabs, .split, .pages: node.shown.map { collectTitles(of: $0, take) } ?? true
    }
  }
}

extension Node {
  var shown: Node? {
    switch shape {
    case .screen: nil
    case .stack(let nodes): nodes.last
    case .tabs, .split, .pages: children.first { $0.id == shape.selected }
    }
  }
}
#endif
