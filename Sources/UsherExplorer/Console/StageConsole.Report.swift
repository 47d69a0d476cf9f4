import UsherTesting

extension StageConsole {
  /// The refusals, errors and redirections of a step, a line for each, and the last one in full.
  struct Report {
    private(set) var notes: [String] = []
    /// The last refusal, error or redirection, with its fixes.
    private(set) var problem: String?
    private(set) var isProblem = false

    private static let mostNotes = 3

    init(_ effects: TestStage.Effects, events: [SceneEvent], at clock: StageClock) {
      for event in events { add(event) }
      if let error = effects.error { add(error, after: events) }
      if let complaint = effects.livelock { add(complaint, in: complaint.firstLine) }
      if effects.hasStopped {
        notes.append("The clock stopped after \(Step.mostStops) wakes.")
      }
      guard notes.count > Self.mostNotes else { return }
      notes = notes.prefix(Self.mostNotes) + ["… \(notes.count - Self.mostNotes) more like these"]
    }

    private mutating func add(_ event: SceneEvent) {
      switch event {
      case .refused(let error, _): add("\(error)", in: "Refused: \(error.headline)")
      case .failed(let error): add("\(error)", in: "Failed: \(error.headline)")
      case .saveFailed: add("\(event)", in: "\(event)")
      case .redirected(let place, let rule, _):
        problem = "\(event)"
        notes.append("The guard \(rule) led to \(place).")
      default: break
      }
    }

    /// A refusal that an offer throws has been reported already.
    private mutating func add(_ error: any Error, after events: [SceneEvent]) {
      let text = "\(error)"
      let isTold = events.contains { event in
        if case .refused(let refusal, _) = event { "\(refusal)" == text } else { false }
      }
      if !isTold { add(text, in: "An offer threw: \(text.firstLine)") }
    }

    private mutating func add(_ text: String, in line: String) {
      // The place in the code of a command is that of the console.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      problem = lines.filter { !$0.hasPrefix("  at UsherExplorer/") }.joined(separator: "\n")
      isProblem = true
      notes.append("\(line) (why)")
    }
  }
}

extension NavigationError {
  fileprivate var headline: String { "\(coordinator) could not \(verb): \(reason)." }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
