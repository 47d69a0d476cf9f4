import UsherTesting

extension StageView {
  /// Finds a choice of a list by its name or number, as a person writes it.
  struct ChoiceSearch {
    let choices: [Choice]
    /// The verbs of the choices that are wanted.
    let verbs: Set<StageConsole.Verb>
    let disabled: [String]

    func choice(_ text: String) throws(StageConsole.CommandError) -> Choice {
      guard !wanted.isEmpty || !disabled.isEmpty else {
        throw StageConsole.CommandError(
          "Nothing can be \(verbs.contains(.take) ? "taken" : "selected") here.")
      }
      let choice = try named(text)
      let twins = wanted.count { $0.title == choice.title && $0.verb == choice.verb }
      guard twins == 1 || choice.verb == .select else {
        throw StageConsole.CommandError(
          """
          “\(choice.title.cut)” is there \(twins) times.
            • Give each its own title, so that tests and users can distinguish them.
          """)
      }
      return choice
    }

    private var wanted: [Choice] { choices.filter { verbs.contains($0.verb) } }

    /// An exact name counts before a number, and a number before a name in other words.
    private func named(_ text: String) throws(StageConsole.CommandError) -> Choice {
      let number = StageConsole.ListNumber(text)
      if let number, number.isMarked { return try numbered(number) }
      // An offer comes before a tab of its name.
      if let found = wanted.first(where: { $0.name == text }) { return found }
      if let number { return try numbered(number) }
      let text = text.unquoted
      let folded = text.lowercased()
      if let found = wanted.first(where: { $0.folded == folded }) { return found }
      for isLike in [{ $0.hasPrefix(folded) }, { $0.contains(folded) }] as [(String) -> Bool] {
        let found = wanted.filter { isLike($0.folded) }
        if found.count > 1, Set(found.map(\.title)).count > 1 { throw severalAre(text, found) }
        if let found = found.first { return found }
      }
      throw nothingIs(text)
    }

    private func numbered(
      _ number: StageConsole.ListNumber
    ) throws(StageConsole.CommandError) -> Choice {
      guard let value = number.value, value >= 1, value <= choices.count else {
        throw StageConsole.CommandError("There is no number \(number.digits.cut) here; \(extent).")
      }
      let choice = choices[value - 1]
      guard verbs.contains(choice.verb) else {
        throw StageConsole.CommandError("\(value) is “\(choice)”.\n  • Write: take \(value)")
      }
      return choice
    }

    private var extent: String {
      choices.isEmpty ? "the list is empty" : "the list ends at \(choices.count)"
    }

    private func severalAre(_ text: String, _ found: [Choice]) -> StageConsole.CommandError {
      StageConsole.CommandError(
        "“\(text.cut)” may be \(list(found)).\n  • Write more of it, or its number.")
    }

    private func nothingIs(_ text: String) -> StageConsole.CommandError {
      if disabled.contains(where: { $0.lowercased() == text.lowercased() }) {
        return StageConsole.CommandError(
          "“\(text.cut)” is disabled here.\n  • First do what enables it.")
      }
      let advice = wanted.isEmpty ? "" : "\n  • There is \(list(wanted))."
      return StageConsole.CommandError("Nothing here is called “\(text.cut)”.\(advice)")
    }

    private func list(_ some: [Choice]) -> String {
      let numbered = choices.enumerated().filter { entry in
        some.contains { $0.title == entry.element.title && $0.verb == entry.element.verb }
      }
      let shown = numbered.prefix(5).map { "\($0.offset + 1) \($0.element)" }.joined(
        separator: ", ")
      return shown + (numbered.count > 5 ? " and \(numbered.count - 5) more" : "")
    }
  }
}

extension StageView.Choice {
  /// The title as the list shows it.
  fileprivate var name: String { title.printable.trimmed }
  fileprivate var folded: String { name.lowercased() }
}

extension String {
  /// The text without a pair of quotation marks around it.
  fileprivate var unquoted: String {
    let isQuoted = hasPrefix("“") && hasSuffix("”") || hasPrefix("\"") && hasSuffix("\"")
    return isQuoted && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
