import UsherTesting

extension StageView {
  /// Returns the step that a command asks for.
  func step(
    for command: StageConsole.Command
  ) throws(StageConsole.CommandError) -> StageConsole.Step.Kind {
    guard !isClosed else { throw StageConsole.CommandError(text()) }
    return switch command.verb {
    case .open: .action(.open(command.argument))
    case .back: try possible(.back, "There is no way back here.")
    case .dismiss: try possible(.dismiss, "There is nothing to dismiss here.")
    case .wait: try possible(.wait, "Nothing here waits for the clock.")
    case .answer: try answer(command)
    case .twice: .action(.takeTwice(try choice(command.argument, .take).title))
    case .select: .action(try choice(command.argument, .select).action)
    default: .action(try choice(command.argument, .take, .select, .answer).action)
    }
  }

  private func possible(
    _ action: UserAction, _ reason: String
  ) throws(StageConsole.CommandError) -> StageConsole.Step.Kind {
    guard actions.contains(action) else {
      throw StageConsole.CommandError(isAsking ? "\(reason)\n  • Answer the alert first." : reason)
    }
    return .action(action)
  }

  private func choice(
    _ name: String, _ verbs: StageConsole.Verb...
  ) throws(StageConsole.CommandError) -> Choice {
    let off = verbs.contains(.take) ? disabled : []
    return try ChoiceSearch(choices: choices, verbs: Set(verbs), disabled: off).choice(name)
  }

  /// A colon begins the text for the alert's field, unless a button has all of it as its name.
  private func answer(
    _ command: StageConsole.Command
  ) throws(StageConsole.CommandError) -> StageConsole.Step.Kind {
    guard isAsking else { throw StageConsole.CommandError("No alert is waiting for an answer.") }
    let name = command.argument
    let parts = name.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    if let text = command.text { return try reply(name, text) }
    do {
      return .action(try choice(name, .answer).action)
    } catch {
      guard parts.count == 2 else { throw error }
      return try reply(parts[0], parts[1])
    }
  }

  private func reply(
    _ name: String, _ text: String
  ) throws(StageConsole.CommandError) -> StageConsole.Step.Kind {
    let choice = try choice(name, .answer)
    guard hasField else {
      let advice = "  • Write: answer \(choice.title)"
      throw StageConsole.CommandError("The alert has no field for “\(text.cut)”.\n\(advice)")
    }
    return .reply(choice.title, text: text)
  }
}
