#if os(macOS) || os(Linux)
extension Renderer {
  /// The keys that have an effect now, listed below a frame.
  struct KeyHints {
    struct Entry: Hashable {
      let key: String
      let label: String
      let isEnabled: Bool
      let columns: Int

      init(key: String, label: String, isEnabled: Bool = true) {
        self.key = key
        self.label = label.truncated(to: TerminalSize.longest)
        self.isEnabled = isEnabled
        columns = key.columns + 1 + self.label.columns
      }
    }

    private var entries: [Entry] = []

    init() {}

    init(_ scene: RenderedScene, on screen: Node, _ body: Body, selecting focus: Body.Element?) {
      let isTyping = focus?.field != nil
      let escape = scene.escape(on: screen, body, selecting: focus)
      entries =
        scene.keys(on: screen, isTyping: isTyping)
        + (escape.map { [Entry(key: "Esc", label: $0.label)] } ?? [])
        + (isTyping || !scene.hasQuitKey ? [] : [Entry(key: "q", label: scene.quitLabel)])
    }

    /// If there is no room for all entries, the last ones are left out.
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
}

extension RenderedScene {
  func keys(on node: Node, isTyping: Bool) -> [Renderer.KeyHints.Entry] {
    screens(in: node).compactMap { contents[$0.id] }.flatMap { content in
      content.actions.map { action in
        Renderer.KeyHints.Entry(
          key: String(action.key), label: action.label, isEnabled: action.isEnabled && !isTyping)
      } + content.keyed.compactMap { $0.hint(isTyping: isTyping) }
    }
  }
}

extension Line {
  fileprivate func hint(isTyping: Bool) -> Renderer.KeyHints.Entry? {
    guard let shortcut else { return nil }
    switch kind {
    case .item(let item):
      return Renderer.KeyHints.Entry(
        key: String(shortcut), label: item.title, isEnabled: item.isEnabled && !isTyping)
    case .field(let field):
      return Renderer.KeyHints.Entry(
        key: String(shortcut), label: field.label, isEnabled: !isTyping)
    case .text, .rule, .progress, .row, .slot: return nil
    }
  }
}
#endif
