import Testing
import Usher
import UsherTesting

/// The events of a window's observers.
@MainActor struct EventTests {
  private let director = SceneDirector(
    Teller("home", stack: ["a"]), host: HeadlessHost(),
    options: SceneDirector.Options(seed: 7, clock: StageClock()))

  private var root: Coordinator { director.root }

  @Test func `Every observer reads every event, as fast as it can`() async throws {
    let first = director.events
    let second = director.events
    try director.start()
    root.push(Plain("b"))
    director.close()
    let all = await read(first)
    #expect(all.first == "admitted program: root stack Teller #3 [screen Plain #2]")
    #expect(all.contains("admitted program: push screen Plain #4 onto #3"))
    #expect(all.last == "closed")
    #expect(await read(second) == all)
  }

  @Test func `An observer that falls behind reads how many events it has missed`() async throws {
    try director.start()
    let events = director.events(keeping: 3)
    let all = director.events
    for name in ["b", "c", "d"] { root.push(Plain(name)) }
    director.close()
    let heard = await read(events)
    let happened = await read(all)
    #expect(heard.first == "missed \(happened.count - 3) events")
    #expect(heard.dropFirst() == happened.suffix(3))
  }

  @Test func `An observer that has caught up is notified of missed events once`() async throws {
    try director.start()
    var reader = director.events(keeping: 1).makeAsyncIterator()
    root.push(Plain("b"))
    guard case .missed? = await reader.next(), case .settled? = await reader.next() else {
      Issue.record("It should have missed all but the last.")
      return
    }
    director.windowDidEnter(.background)
    guard case .entered(.background)? = await reader.next() else {
      Issue.record("It should read on.")
      return
    }
  }

  @Test func `Reading ends with the window, or with the task that reads`() async throws {
    try director.start()
    let events = director.events
    let reading = Task { await read(events) }
    let other = Task { await read(director.events) }
    await Turn.pass()
    other.cancel()
    #expect(await other.value.isEmpty)
    director.close()
    #expect(await reading.value.last == "closed")
    #expect(await read(director.events).isEmpty)
  }

  @Test func `Releasing a director ends the sequences of its events`() async throws {
    var director: SceneDirector? = SceneDirector(
      Teller("home", stack: ["a"]), host: HeadlessHost())
    try director?.start()
    let events = try #require(director).events
    let reading = Task { await read(events) }
    await Turn.pass()
    director = nil
    _ = await reading.value
  }

  private func read(_ events: SceneDirector.Events) async -> [String] {
    var lines: [String] = []
    for await event in events { lines.append(event.description) }
    return lines
  }
}

/// Observers that are notified at once.
@MainActor struct ObserverTests {
  private let director = SceneDirector(
    Teller("home", stack: ["a"]), host: HeadlessHost(),
    options: SceneDirector.Options(seed: 7, clock: StageClock()))

  @Test func `Observers are notified in the same turn, and in order`() throws {
    var lines: [String] = []
    director.observe { lines.append("1 \($0)") }
    director.observe { lines.append("2 \($0)") }
    try director.start()
    #expect(
      lines.prefix(4) == [
        "1 admitted program: root stack Teller #3 [screen Plain #2]",
        "2 admitted program: root stack Teller #3 [screen Plain #2]",
        "1 started Teller @1", "2 started Teller @1",
      ])
  }

  @Test func `A cancelled observation delivers nothing more`() throws {
    var count = 0
    var other = 0
    let observer = director.observe { _ in count += 1 }
    director.observe { _ in observer.cancel() }
    let third = director.observe { _ in other += 1 }
    try director.start()
    third.cancel()
    let heard = other
    #expect(count == 1)
    director.root.push(Plain("b"))
    #expect(count == 1)
    #expect(other == heard)
  }

  @Test(arguments: ObservationEnd.allCases)
  func `An object that retains its own observation is released when that ends`(
    _ end: ObservationEnd
  ) async throws {
    var director: SceneDirector? = SceneDirector(
      Teller("home", stack: ["a"]), host: HeadlessHost())
    try director?.start()
    weak let listener = director.map { Listener($0) }
    try #require(listener != nil)
    switch end {
    case .cancelled: listener?.observation?.cancel()
    case .closed: director?.close()
    case .released: director = nil
    }
    await Turn.pass()
    #expect(listener == nil)
  }

  @Test func `An observer's command runs after the commit that caused the event`() throws {
    var hasAsked = false
    director.observe { [director] event in
      guard case .admitted = event, !hasAsked else { return }
      hasAsked = true
      #expect(director.root.push(Plain("b")).result == nil)
    }
    try director.start()
    #expect(director.tree.sketch == "[a, b]")
  }

  @Test func `All observers are notified in one order, even if one of them navigates`() throws {
    var heard: [[String]] = [[], []]
    director.guards = [Guard("no covers") { $0.tree.modals.isEmpty ? .allow : .deny("No.") }]
    try director.start()
    director.observe { [director] event in
      heard[0].append("\(event)")
      guard case .fact(.gestureBegan) = event else { return }
      director.open("nowhere://at all")
      director.report(.gestureEnded(completed: false))
      director.root.push(Plain("b"))
      director.root.present(Plain("c"), as: .cover)
    }
    director.observe { heard[1].append("\($0)") }
    let recording = director.record()
    director.report(.gestureBegan)
    #expect(director.tree.sketch == "[a, b]")
    #expect(heard[0] == heard[1])
    #expect(heard[0].first == "fact: a gesture began")
    #expect(try recording.journal.replay() == director.tree)
  }

  @Test func `Closing the window while observers are notified still notifies them`() throws {
    var heard: [String] = []
    try director.start()
    director.observe { [director] event in
      if case .fact = event { director.close() }
    }
    director.observe { heard.append("\($0)") }
    director.report(.gestureBegan)
    director.report(.gestureEnded(completed: false))
    #expect(heard.first == "fact: a gesture began")
    #expect(heard.last == "closed", "\(heard)")
  }

  @Test func `A log has a line for every event`() throws {
    var lines: [String] = []
    director.log(showingValues: true) { lines.append($0) }
    director.guards = [
      Guard("no covers") { proposal in
        proposal.tree.modals.contains { $0.style == .cover } ? .deny("Not now.") : .allow
      },
      Guard("detour") { proposal in
        proposal.tree.titles.contains("z") ? .redirect(.push(Plain("y"))) : .allow
      },
    ]
    try director.start()
    let root = director.root
    let child = Counter("b")
    root.start(child: child, as: .push)
    root.present(Plain("c"), as: .cover, fileID: "Shop/Home.swift", line: 12)
    root.push(Plain("z"))
    director.report(.popped(NodeID(seed: 7, number: 8)))
    director.windowDidEnter(.background)
    child.finish(3)
    director.close()
    #expect(lines == Self.expected)
  }

  private static let expected = [
    "admitted program: root stack Teller #3 [screen Plain #2]",
    "started Teller @1",
    "fact: appeared #2", "appeared Plain #2",
    "settled",
    "admitted program: push screen Plain #5 onto #3",
    "started Counter @4",
    "fact: disappeared #2", "disappeared #2", "fact: appeared #5", "appeared Plain #5",
    "settled",
    "refused program: Teller could not present: denied at Shop/Home.swift:12. "
      + "The guard no covers denies it: Not now.",
    "redirected program: to push by the guard detour",
    "admitted program: push screen Plain #8 onto #3",
    "fact: disappeared #5", "disappeared #5", "fact: appeared #8", "appeared Plain #8",
    "settled",
    "fact: popped #8",
    "admitted user: set [#2, #5] in #3",
    "fact: disappeared #8", "disappeared #8", "fact: appeared #5", "appeared Plain #5",
    "settled",
    "entered background",
    "admitted program: remove #5",
    "finished Counter @4: with a result",
    "fact: disappeared #5", "disappeared #5", "fact: appeared #2", "appeared Plain #2",
    "ended the scope of Counter @4",
    "settled",
    "admitted program: root nothing",
    "finished Teller @1: closed",
    "fact: disappeared #2", "disappeared #2",
    "ended the scope of Teller @1",
    "settled",
    "closed",
  ]
}

enum ObservationEnd: CaseIterable {
  case cancelled
  case closed
  case released
}

/// Hears events by a closure that keeps it, and keeps the observation.
@MainActor private final class Listener {
  private(set) var observation: EventObservation?
  private var heard = 0

  init(_ director: SceneDirector) {
    observation = director.observe { _ in self.heard += 1 }
  }
}
