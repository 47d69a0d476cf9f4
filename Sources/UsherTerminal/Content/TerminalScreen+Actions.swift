#if os(macOS) || os(Linux)
extension TerminalScreen {
  /// The actions of its items, of the runs in its rows, and of its keys.
  ///
  /// Items with the same title have their details after it: `Hamlet, 5 March`. A run has the text
  /// that its row begins with before it: `Row A 7`. Fields have no action, since they need a text.
  public var screenActions: [ScreenAction] {
    let named = lines.flatMap(\.namedActions) + actions.map(\.namedAction)
    var counts: [String: Int] = [:]
    for entry in named { counts[entry.action.title, default: 0] += 1 }
    return named.map { counts[$0.action.title] == 1 ? $0.action : $0.detailed }
  }
}

/// An action of a line, with the detail that distinguishes it from others of the same title.
private struct NamedAction {
  let action: ScreenAction
  var detail: String?

  init(_ action: ScreenAction, detail: String? = nil) {
    (self.action, self.detail) = (action, detail)
  }

  @MainActor var detailed: ScreenAction {
    detail.map { action.titled("\(action.title), \($0)") } ?? action
  }
}

extension Line {
  fileprivate var namedActions: [NamedAction] {
    switch kind {
    case .item(let item): [NamedAction(item.effect, detail: item.detail)]
    case .row(let runs): runs.actions
    case .text, .rule, .field, .progress, .slot: []
    }
  }
}

extension [TextRun] {
  /// Each action's title begins with the text that the row begins with.
  fileprivate var actions: [NamedAction] {
    let beginning = prefix { $0.action == nil }.map(\.text)
    return compactMap { run in
      guard let action = run.action else { return nil }
      let title = (beginning + [run.text]).joined(separator: " ").words
      return NamedAction(ScreenAction(title, isEnabled: run.isEnabled, action: action))
    }
  }
}

extension KeyAction {
  fileprivate var namedAction: NamedAction {
    NamedAction(ScreenAction(label, isEnabled: isEnabled, action: action))
  }
}

extension String {
  fileprivate var words: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
#endif
