import Testing
import Usher
import UsherTesting

/// A journal read by a program, entry by entry.
@MainActor struct JournalReadingTests {
  /// A summary of an entry, as a tool that reads journals may print it.
  private func summary(_ event: Journal.Event) -> String {
    switch event {
    case .began(let tree): "began with \(tree.sketch)"
    case .admitted(let change, _): "admitted for \(change.cause)"
    case .refused(let refusal):
      "\(refusal.coordinator) could not \(refusal.verb) for \(refusal.cause): \(refusal.reason)"
    case .redirected(let place, let rule, let cause): "\(rule) led to \(place) for \(cause)"
    case .fact(let fact): "\(fact)"
    case .started(_, let name): "\(name) started"
    case .finished(_, let name, let reason): "\(name) finished: \(reason ?? "with a result")"
    case .entered(let phase): "entered \(phase)"
    case .closed: "closed"
    }
  }

  @Test func `A reader distinguishes all entries of a journal`() throws {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost())
    director.guards = [
      Guard("no b") { $0.tree.titles.contains("b") ? .redirect(.push(Plain("c"))) : .allow }
    ]
    let recording = director.record()
    try director.start()
    root.push(Plain("b"))
    root.pop()
    root.pop()
    director.report(.gestureBegan)
    director.report(.gestureEnded(completed: false))
    director.windowDidEnter(.background)
    director.close()
    let journal = try Journal(lines: recording.journal.text)
    let summaries = journal.entries.map { summary($0.record) }
    #expect(summaries.first == "began with -")
    #expect(summaries.last == "closed")
    let middle = summaries.dropFirst().dropLast().filter { !$0.contains("appeared") }
    #expect(
      middle == [
        "admitted for program", "Teller started", "no b led to push for program",
        "admitted for program", "admitted for program",
        "Teller could not pop for program: impossible",
        "a gesture began", "a gesture was given up", "entered background", "admitted for program",
        "Teller finished: closed",
      ])
  }
}
