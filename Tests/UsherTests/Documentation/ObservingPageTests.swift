import Testing
import Usher
import UsherTesting

// The code of the page on observing and debugging, word for word.

@MainActor final class Visits {
  private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

@MainActor final class Notebook {
  private(set) var text = ""
  func append(_ line: String) { text += line + "\n" }
}

/// Hides the output of a page's code, so test runs stay quiet.
private func print(_ text: String) {}

@MainActor struct ObservingPageTests {
  private let director = SceneDirector(ShopCoordinator(), host: HeadlessHost())

  func watch(_ director: SceneDirector) async -> [String] {
    var refusals: [String] = []
    for await event in director.events {
      guard case .refused(let error, let cause) = event else { continue }
      refusals.append("\(cause): \(error.reason)")
    }
    return refusals
  }

  func count(visitsOf director: SceneDirector, in visits: Visits) {
    director.observe { event in
      if case .started(_, let name) = event { visits.add(name) }
    }
  }

  func look(atWhatHappensIn director: SceneDirector, while act: () -> Void) throws -> [SceneTree] {
    let recording = director.record()
    act()
    return try recording.journal.trees()
  }

  func replay(_ log: Notebook, of director: SceneDirector, act: () -> Void) throws -> SceneTree {
    director.record { line in log.append(line) }
    act()
    return try Journal(lines: log.text).replay()
  }

  @Test func `The tree prints as an outline`() throws {
    try director.start()
    director.root.present(TillScreen())
    print(director.tree.outline)
    #expect(director.tree.outline == "stack Shop\n  Shelf\n  ▲ sheet Till")
    director.close()
  }

  @Test func `Refusals are read as they come`() async throws {
    let reading = Task { await watch(director) }
    await Turn.pass()
    try director.start()
    director.root.pop()
    director.close()
    #expect(await reading.value == ["program: impossible"])
  }

  @Test func `Visits are counted in the turn in which they begin`() throws {
    let visits = Visits()
    count(visitsOf: director, in: visits)
    try director.start()
    director.root.start(child: TillCoordinator())
    #expect(visits.names == ["Shop", "Till"])
  }

  @Test func `A recording is inspected step by step, and replayed from its text`() throws {
    try director.start()
    let log = Notebook()
    let trees = try look(atWhatHappensIn: director) { director.root.push(ItemScreen()) }
    #expect(trees.last == director.tree)
    #expect(try replay(log, of: director) { director.root.pop() } == director.tree)
  }

  @Test func `Refusals are led somewhere, and values are left out`() throws {
    let notebook = Notebook()
    var options = SceneDirector.Options()
    options.refusals = .off
    options.refusals = SceneDirector.RefusalLog { line in notebook.append(line) }
    let director = SceneDirector(ShopCoordinator(), host: HeadlessHost(), options: options)
    let recording = director.record(keepingValues: false)
    try director.start()
    director.root.pop()
    #expect(notebook.text.hasPrefix("refused program: Shop could not pop: impossible at "))
    #expect(try recording.journal.replay() == director.tree)
    director.close()
  }
}
