/// The keys that do something now.
struct Legend {
  /// A key and what it does.
  struct Entry: Hashable {
    let key: String
    let label: String
    var isEnabled = true

    var columns: Int { key.columns + 1 + label.columns }
  }

  private let entries: [Entry]

  init(_ scene: Scene, _ states: [NodeID: ViewState]) {
    let path = scene.tree.activePath
    let isTyping = path.last.map { scene.isTyping(on: $0, states[$0.id]) } ?? false
    entries =
      (path.last.map { scene.keys(on: $0, isTyping: isTyping) } ?? [])
      + (scene.wayBack.map { [Entry(key: "Esc", label: $0.label)] } ?? [])
      + (isTyping || scene.isAskingToQuit ? [] : [Entry(key: "q", label: "quit")])
  }

  /// Returns the entries in rows; what there is no room for is left out, the last ones first.
  func rows(width: Int, limit: Int) -> [[Entry]] {
    var rows: [[Entry]] = [[]]
    var used = 1
    for entry in entries {
      if used + entry.columns > width - 1, used > 1 {
        rows.append([])
        used = 1
      }
      rows[rows.count - 1].append(entry)
      used += entry.columns + 2
    }
    return Array(rows.prefix(limit))
  }
}

extension Scene {
  /// Whether a field is selected on a screen.
  func isTyping(on node: Node, _ state: ViewState?) -> Bool {
    if let focus = state?.focus, let lines = contents[focus.node]?.lines,
      lines.indices.contains(focus.line), let title = lines[focus.line].selectableTitle,
      title == focus.title
    {
      return lines[focus.line].isField
    }
    return firstSettled(on: node, state ?? ViewState())?.field != nil
  }

  /// What will be selected once the screen is drawn.
  private func firstSettled(on node: Node, _ state: ViewState) -> Body.Element? {
    var state = state
    let body = Body(lines(of: node), width: state.width)
    state.settle(body, width: state.width, height: state.height)
    return state.index(in: body).map { body.elements[$0] }
  }

  /// The screens that are drawn as one column: itself and what is embedded in it.
  func screens(in node: Node) -> [Node] {
    switch node.shape {
    case .screen(let embedded): [node] + embedded.flatMap(screens(in:))
    case .stack, .tabs, .split, .pages: node.shown.map(screens(in:)) ?? []
    }
  }

  func keys(on node: Node, isTyping: Bool) -> [Legend.Entry] {
    screens(in: node).compactMap { contents[$0.id] }.flatMap { content in
      content.actions.map { action in
        Legend.Entry(
          key: String(action.key), label: action.label, isEnabled: action.isEnabled && !isTyping)
      } + content.lines.compactMap { $0.legendEntry(isTyping: isTyping) }
    }
  }
}

extension Line {
  fileprivate var isField: Bool {
    if case .field = kind { true } else { false }
  }

  /// What it is called where it can be selected as a whole.
  fileprivate var selectableTitle: String? {
    switch kind {
    case .item(let item): item.isEnabled ? item.title : nil
    case .field(let field): field.label
    case .text, .rule, .progress, .row, .slot: nil
    }
  }

  fileprivate func legendEntry(isTyping: Bool) -> Legend.Entry? {
    guard let shortcut else { return nil }
    switch kind {
    case .item(let item):
      return Legend.Entry(
        key: String(shortcut), label: item.title, isEnabled: item.isEnabled && !isTyping)
    case .field(let field):
      return Legend.Entry(key: String(shortcut), label: field.label, isEnabled: !isTyping)
    case .text, .rule, .progress, .row, .slot: return nil
    }
  }
}
