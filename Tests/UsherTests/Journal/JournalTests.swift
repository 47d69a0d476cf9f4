import Testing
import Usher
import UsherTesting

/// The entries of a journal, and their replay on trees alone.
@MainActor struct JournalTests {
  private let clock = StageClock()

  private func director() -> SceneDirector {
    SceneDirector(
      Teller("home", stack: ["a"]), host: HeadlessHost(),
      options: SceneDirector.Options(seed: 7, clock: clock))
  }

  /// A visit of a few steps, and the trees that were admitted on the way.
  private func visit(
    _ director: SceneDirector, _ watch: @escaping @MainActor (SceneTree) -> Void = { _ in }
  ) throws {
    director.observe { [weak director] event in
      if case .admitted = event, let director { watch(director.tree) }
    }
    try director.start()
    clock.jump(by: .milliseconds(1_500))
    director.root.push(Plain("b"))
    director.guards = [Guard("no covers") { $0.tree.modals.isEmpty ? .allow : .deny("Not now.") }]
    director.root.present(Plain("c"), as: .cover)
    director.report(.popped(NodeID(seed: 7, number: 4)))
    director.windowDidEnter(.background)
    director.close()
  }

  @Test func `A journal has a line of JSON for all that happened`() throws {
    let director = director()
    var lines: [String] = []
    director.record { lines.append($0) }
    try visit(director)
    #expect(lines == Self.lines)
  }

  @Test func `Replaying a journal gives the tree after every entry`() throws {
    let director = director()
    let recording = director.record()
    var admitted: [SceneTree] = []
    try visit(director) { admitted.append($0) }
    let trees = try recording.journal.trees()
    #expect(trees.count == recording.journal.entries.count)
    let steps = zip(recording.journal.entries, trees).compactMap { entry, tree in
      if case .admitted = entry.record { tree } else { nil }
    }
    #expect(steps == admitted)
    #expect(try recording.journal.replay() == director.tree)
  }

  @Test func `A journal that was kept as text replays the same`() throws {
    let director = director()
    let recording = director.record()
    try visit(director)
    let read = try Journal(lines: recording.journal.text)
    #expect(read == recording.journal)
    #expect(try read.trees() == recording.journal.trees())
    #expect(try Journal(lines: String(read.text.dropLast())) == read)
  }

  @Test func `Recording may begin in the middle, and end before the window does`() throws {
    let director = director()
    try director.start()
    director.root.push(Plain("b"))
    let recording = director.record()
    director.root.push(Plain("c"))
    recording.stop()
    director.root.push(Plain("d"))
    #expect(recording.journal.entries.map(\.time) == [.zero, .zero, .zero, .zero])
    #expect(try recording.journal.trees().map(\.sketch).first == "[a, b]")
    #expect(try recording.journal.replay().sketch == "[a, b, c]")
  }

  @Test func `Journals of several visits may be concatenated`() throws {
    var text = ""
    for _ in 0..<2 {
      let director = director()
      director.record { text += $0 + "\n" }
      try visit(director)
    }
    let trees = try Journal(lines: text).trees()
    #expect(trees.count == 2 * Self.lines.count)
    #expect(Array(trees.prefix(trees.count / 2)) == Array(trees.suffix(trees.count / 2)))
  }

  @Test func `A route replays by what it was called`() throws {
    let director = SceneDirector(RouteCoordinator(initial: Step.first), host: HeadlessHost())
    let recording = director.record()
    try director.start()
    director.root.perform(.redirect(to: Step.second(4)))
    let read = try Journal(lines: recording.journal.text)
    let tree = try read.replay()
    #expect(tree.active?.route?.description == "second(4)")
    #expect(tree.active?.route?.as(Step.self) == nil)
    #expect(director.tree.active?.route?.as(Step.self) == .second(4))
  }

  private static let lines = [
    #"{"at":0,"event":{"began":{"_0":{}}},"journal":2}"#,
    #"{"at":0,"event":{"admitted":{"_0":{"cause":"program","#
      + #""edits":[{"root":{"_0":{"children":[{"id":"7.2","kind":"screen","#
      + #""name":"Plain","owner":"7.1","title":"a"}],"id":"7.3","kind":"stack","#
      + #""name":"Teller","owner":"7.1"}}}]},"fingerprint":"6d0ec6afed4c35c8"}}}"#,
    #"{"at":0,"event":{"started":{"_0":"7.1","name":"Teller"}}}"#,
    #"{"at":0,"event":{"fact":{"_0":{"appeared":{"_0":"7.2"}}}}}"#,
    #"{"at":1500000000,"event":{"admitted":{"_0":{"cause":"program","#
      + #""edits":[{"push":{"_0":{"id":"7.4","kind":"screen","name":"Plain","owner":"7.1","#
      + #""title":"b"},"onto":"7.3"}}]},"fingerprint":"e223fedd6bcb57a6"}}}"#,
    #"{"at":1500000000,"event":{"fact":{"_0":{"disappeared":{"_0":"7.2"}}}}}"#,
    #"{"at":1500000000,"event":{"fact":{"_0":{"appeared":{"_0":"7.4"}}}}}"#,
    #"{"at":1500000000,"event":{"refused":{"_0":{"cause":"program","#
      + #""coordinator":"Teller","detail":"The guard no covers denies it: Not now.","#
      + #""reason":"denied","verb":"present"}}}}"#,
    #"{"at":1500000000,"event":{"fact":{"_0":{"popped":{"_0":"7.4"}}}}}"#,
    #"{"at":1500000000,"event":{"admitted":{"_0":{"cause":"user","#
      + #""edits":[{"set":{"_0":[{"id":"7.2","kind":"screen","name":"Plain","owner":"7.1","#
      + #""title":"a"}],"in":"7.3"}}]},"fingerprint":"6d0ec6afed4c35c8"}}}"#,
    #"{"at":1500000000,"event":{"fact":{"_0":{"disappeared":{"_0":"7.4"}}}}}"#,
    #"{"at":1500000000,"event":{"fact":{"_0":{"appeared":{"_0":"7.2"}}}}}"#,
    #"{"at":1500000000,"event":{"entered":{"_0":"background"}}}"#,
    #"{"at":1500000000,"event":{"admitted":{"_0":{"cause":"program","#
      + #""edits":[{"root":{}}]},"fingerprint":"a8c7f832281a39c5"}}}"#,
    #"{"at":1500000000,"event":{"finished":{"_0":"7.1","name":"Teller","reason":"closed"}}}"#,
    #"{"at":1500000000,"event":{"fact":{"_0":{"disappeared":{"_0":"7.2"}}}}}"#,
    #"{"at":1500000000,"event":{"closed":{}}}"#,
  ]
}

private enum Step: TransitionRoute {
  case first
  case second(Int)

  func transition(in coordinator: RouteCoordinator<Self>) throws -> SceneTransition {
    .push(Plain("\(self)"))
  }
}
