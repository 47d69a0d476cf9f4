import UsherTesting

/// The place that a stage shows, and the choices of its user, in about a hundred words.
@MainActor package struct StageView {
  /// The choices in the order of their numbers.
  let choices: [Choice]
  let disabled: [String]
  /// Everything that the user can do.
  let actions: [UserAction]
  private let stage: TestStage

  /// `true` while an alert has to be answered before anything else.
  var isAsking: Bool { stage.alert != nil }
  var isClosed: Bool { stage.isClosed }
  var hasField: Bool { stage.alert?.textField != nil }

  private static let longestList = 20

  package init(_ stage: TestStage) {
    self.stage = stage
    actions = stage.isClosed ? [] : stage.actions
    choices = actions.compactMap { Choice($0, on: stage) }
    disabled = stage.alert == nil ? stage.shownActions.filter { !$0.isEnabled }.map(\.title) : []
  }

  /// The view in lines; a long list is cut, unless it is wanted whole.
  package func text(isWhole: Bool = false) -> String {
    guard !isClosed else {
      return "The window has closed.\n  • Go back with undo, or start again with restart."
    }
    return (place + list(isWhole ? .max : Self.longestList) + others).joined(separator: "\n")
  }

  private var place: [String] {
    let tree = stage.director.tree
    let window = tree.root.map { VisibleOutline($0).lines } ?? ["an empty window"]
    return window + tree.modals.flatMap(lines)
  }

  private func lines(of modal: Modal) -> [String] {
    guard case .alert(let alert) = modal.style else {
      return VisibleOutline(modal.node, mark: "▲ \(modal.style.name) ").lines
    }
    let message = alert.message.map { " \($0)" } ?? ""
    let field = alert.textField.map { ["  a field: \($0.text.isEmpty ? $0.placeholder : $0.text)"] }
    return ["▲ alert “\(alert.title)”\(message)"] + (field ?? [])
  }

  private func list(_ limit: Int) -> [String] {
    let shown = choices.count > limit ? limit - 1 : choices.count
    let lines = choices.prefix(shown).enumerated().map { "\($0 + 1) \($1)" }
    return shown < choices.count ? lines + ["… \(choices.count - shown) more: look all"] : lines
  }

  /// The lines of everything without a number.
  private var others: [String] {
    let names = actions.compactMap(name)
    let running = stage.runningOffers.isEmpty ? [] : ["running: " + list(stage.runningOffers)]
    let off = disabled.isEmpty ? [] : ["disabled: " + list(disabled)]
    return running + off + (names.isEmpty ? [] : ["also: " + names.joined(separator: ", ")])
  }

  private func list(_ names: [String]) -> String {
    let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
    return names.prefix(4).joined(separator: ", ") + rest
  }

  private func name(_ action: UserAction) -> String? {
    switch action {
    case .back: "back"
    case .dismiss: "dismiss"
    case .wait: stage.clock.untilNextWake.map { "wait (\($0))" }
    case .take, .takeTwice, .select, .selectAt, .answer, .open, .interrupt: nil
    }
  }
}
