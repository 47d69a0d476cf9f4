import Testing
import Usher
import UsherTesting

/// Refusals as lines of log.
@MainActor struct RefusalLogTests {
  private func director(
    _ root: Coordinator, _ refusals: SceneDirector.RefusalLog, host: any SceneHost = HeadlessHost()
  ) -> SceneDirector {
    var options = SceneDirector.Options(seed: 7, clock: StageClock())
    options.refusals = refusals
    return SceneDirector(root, host: host, options: options)
  }

  private enum Step: Route {
    case secret(Int)
    case around
  }

  private final class Walker: Teller, Routing {
    let initialRoute = Step.secret(0)

    func transition(to route: Step) throws -> SceneTransition {
      switch route {
      case .secret(let number): number > 7 ? .dismiss() : .none
      case .around: .redirect(to: Step.around)
      }
    }
  }

  @Test func `Each refusal is one line of log, without values`() throws {
    let notebook = Diary()
    let root = Walker("home", stack: ["a"])
    let director = director(root, .init { notebook.write($0) })
    try director.start()
    root.pop(fileID: "App/Home.swift", line: 1)
    root.trigger(.secret(4711), fileID: "App/Home.swift", line: 2)
    root.trigger(.around, fileID: "App/Home.swift", line: 3)
    director.open("app://secret/4711", fileID: "App/Home.swift", line: 4)
    director.guards = [Guard("closed") { _ in .deny("secret 4711") }]
    root.push(Plain("b"), fileID: "App/Home.swift", line: 5)
    director.guards = []
    director.report(.popped(NodeID(seed: 7, number: 4711)))
    director.close()
    root.push(Plain("b"), fileID: "App/Home.swift", line: 6)
    #expect(
      notebook.lines == [
        "refused program: Walker could not pop: impossible at App/Home.swift:1. "
          + "Plain is the only screen of its stack, which is never empty.",
        "refused route: Walker could not trigger Step.<private>: impossible at App/Home.swift:2. "
          + "Walker has presented nothing and is not presented.",
        "refused route: Walker could not trigger Step.<private>: circular redirect at "
          + "App/Home.swift:3. The routes lead in a circle: <private>.",
        "refused link: Walker could not open <private>: unmatched link at App/Home.swift:4. "
          + "The director has no table of links.",
        "refused program: Walker could not push: denied at App/Home.swift:5. "
          + "The guard closed denies it: <private>",
        "refused user: The host could not follow the user: unknown at HeadlessHost:0. "
          + "#4711 is not a node of this director.",
        "refused program: Walker could not push: ended at App/Home.swift:6. "
          + "Walker has finished, so its verbs are refused.",
      ])
  }

  @Test func `A log line has hidden values only if it leaves some out`() throws {
    let root = Walker("home", stack: ["a"])
    let director = director(root, .off)
    try director.start()
    var values: [String?] = []
    director.observe { event in
      if case .refused = event { values.append(event.hiddenValues) }
    }
    root.pop()
    root.trigger(.secret(4711))
    #expect(
      values == [
        nil, "trigger secret(4711): Walker has presented nothing and is not presented.",
      ])
  }

  @Test func `The system log gets a line if logging is on and the host allows it`()
    throws
  {
    for (log, count) in [(SceneDirector.RefusalLog.system, 1), (.off, 0)] {
      let host = ReadingHost()
      let director = director(Teller("home", stack: ["a"]), log, host: host)
      try director.start()
      director.root.pop()
      #expect(host.lines == count)
      director.close()
    }
  }

  @Test func `A log of all events writes a refusal once, in place of the system's log`() throws {
    let host = ReadingHost()
    let director = director(Teller("home", stack: ["a"]), .system, host: host)
    try director.start()
    let log = director.log(showingValues: true)
    director.root.pop()
    #expect(host.lines == 1)
    log.cancel()
    director.root.pop()
    #expect(host.lines == 2)
    director.close()
  }

  @Test func `A title that is a String is shown, and one that is none is nil`() throws {
    final class Poster: Screen {
      let title = "Hamlet"
    }
    final class Unnamed: Screen {
      let caption = "Hamlet"
    }
    let director = director(Teller("home", stack: ["a"]), .off)
    try director.start()
    for screen in [Poster(), Unnamed()] as [any Screen] { director.root.push(screen) }
    #expect(director.tree.root?.children.suffix(2).map(\.title) == ["Hamlet", nil])
    director.close()
  }

  @Test func `Refusals are written in debug builds, unless set otherwise`() throws {
    let host = ReadingHost()
    let director = SceneDirector(Teller("home", stack: ["a"]), host: host)
    try director.start()
    director.root.pop()
    #if DEBUG
    #expect(host.lines == 1)
    #else
    #expect(host.lines == 0)
    #endif
    director.close()
  }

  @Test func `The log of all events leaves values out unless they are asked for`() throws {
    let root = Walker("home", stack: ["a"])
    let director = director(root, .off)
    var (plain, full): ([String], [String]) = ([], [])
    try director.start()
    director.log { plain.append($0) }
    director.log(showingValues: true) { full.append($0) }
    root.present(
      SceneAlert("Delete 4711?", textField: SceneAlert.TextField()), fileID: "App/Home.swift",
      line: 1)
    let alert = try #require(director.tree.modals.first?.id)
    director.report(.answered(alert, button: 0, text: "4711"))
    director.close()
    #expect(plain.first == "admitted program: present alert \(alert) from #2")
    #expect(plain.contains("fact: answered \(alert) with button 0"))
    #expect(!plain.contains { $0.contains("4711") })
    #expect(
      full.first == "admitted program: present screen Delete 4711? \(alert) as alert from #2")
    #expect(full.contains("fact: answered \(alert) with button 0 and \"4711\""))
  }
}

/// A host that counts the log lines that it is asked to allow, and hides them.
private final class ReadingHost: SceneHost {
  private let inner = HeadlessHost()
  private(set) var lines = 0

  var shown: SceneTree { inner.shown }
  func attach(to director: SceneDirector) { inner.attach(to: director) }
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    inner.perform(step, completion: completion)
  }
  func detach() { inner.detach() }
  func writeToLog(_ write: @escaping @MainActor () -> Void) { lines += 1 }
}
