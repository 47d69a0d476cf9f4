extension SceneTree {
  /// The tree in lines, one for each node, for people and for tests.
  ///
  /// Children are indented by two, the selected tab is marked `•`, and modals follow the content
  /// of the container that presented them, marked `▲` with their style:
  ///
  /// ```
  /// stack Home
  ///   List
  ///   ▲ sheet Receipt
  /// ```
  public var outline: String { outline(lines: .max).lines.joined(separator: "\n") }

  /// Returns the first lines of the outline, and the number of those that are left out.
  package func outline(lines limit: Int) -> (lines: [String], omitted: Int) {
    var outline = Outline(modals: modals, limit: limit)
    if let root { outline.add(root, depth: 0, mark: "") }
    return (outline.lines, outline.omitted)
  }
}

/// The lines of an outline while they are collected.
private struct Outline {
  /// The layers that have no lines yet; each gets them once.
  var modals: [Modal]
  var lines: [String] = []
  /// The number of lines beyond the limit.
  var omitted = 0
  let limit: Int

  mutating func add(_ node: Node, depth: Int, mark: String) {
    addLine(of: node, depth: depth, mark: mark)
    for child in node.children { add(child, depth: depth + 1, mark: prefix(of: child, in: node)) }
    // A screen inside a container leaves its modals to the container.
    if node.kind != .screen {
      addModals(of: [node.id] + node.children.flatMap(screens), depth: depth + 1)
    } else if depth == 0 || mark.hasPrefix("▲") {
      addModals(of: screens(in: node), depth: depth)
    }
  }

  private mutating func addLine(of node: Node, depth: Int, mark: String) {
    guard lines.count < limit else {
      omitted += 1
      return
    }
    let line = mark + label(of: node)
    lines.append(String(repeating: "  ", count: depth) + line.withoutControls)
  }

  private func screens(in node: Node) -> [NodeID] {
    node.kind != .screen ? [] : [node.id] + node.children.flatMap(screens)
  }

  private mutating func addModals(of presenters: [NodeID], depth: Int) {
    let own = modals.filter { presenters.contains($0.presenter) }
    modals.removeAll { presenters.contains($0.presenter) }
    for modal in own { add(modal.node, depth: depth, mark: "▲ \(modal.style.name) ") }
  }

  private func prefix(of child: Node, in parent: Node) -> String {
    if let slot = child.slot { return "\(slot): " }
    return child.id == parent.selected ? "• " : ""
  }

  private func label(of node: Node) -> String {
    let kind = node.kind != .screen ? "\(node.kind.rawValue) " : ""
    let badge = node.badge.map { " (\($0))" } ?? ""
    return kind + node.name + badge
  }
}

extension String {
  /// Spaces replace line breaks and other controls, so that a line stays one line.
  fileprivate var withoutControls: String {
    let breaks: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { breaks.contains($0.properties.generalCategory) ? " " : $0 }))
  }
}
