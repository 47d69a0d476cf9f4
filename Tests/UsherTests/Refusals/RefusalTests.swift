import Testing
import Usher
import UsherTesting

/// A refused command, and the whole text of the refusal.
struct Refusal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let message: String
  let ask: @MainActor () throws -> NavigationError?

  init(
    _ name: String, _ message: String, _ ask: @escaping @MainActor () throws -> NavigationError?
  ) {
    testDescription = name
    self.message = message
    self.ask = ask
  }
}

/// A started director, and the call site of all its commands.
@MainActor struct Asker {
  let director: SceneDirector
  let root: Teller
  static let file = "App/Home.swift"
  static let line = 7

  init(_ layout: SceneLayout, guards: [Guard] = []) throws {
    root = Teller("home") { _ in layout }
    director = SceneDirector(root, host: HeadlessHost())
    try director.start()
    director.guards = guards
  }

  func perform(_ transition: SceneTransition, from source: (any Screen)? = nil) -> NavigationError?
  {
    Self.perform(transition, by: root, from: source)
  }

  static func perform(
    _ transition: SceneTransition, by coordinator: Coordinator, from source: (any Screen)? = nil
  ) -> NavigationError? {
    coordinator.perform(transition, from: source, fileID: file, line: line).error
  }

  /// Starts a child that builds something wrong.
  static func start(_ layout: @escaping @MainActor (Teller) throws -> SceneLayout) throws
    -> NavigationError?
  {
    try Asker(.stack(Plain("a"))).perform(.start(Teller("child", layout: layout)))
  }
}

/// Every refusal's text has the command, the place, the reason and the fixes.
@MainActor struct RefusalTests {
  @Test(
    arguments: Refusal.ofStacks + Refusal.ofContainers + Refusal.ofTimes + Refusal.ofLayouts
      + Refusal.ofOthers)
  func `A refusal's text has the command, the place, the reason and the fixes`(_ refusal: Refusal)
    throws
  {
    let said = try refusal.ask()?.description
    #expect(said == refusal.message)
  }

  @Test func `A display that cannot be reached is reported in full`() async throws {
    let host = ManualHost()
    let director = SceneDirector(Teller("home", stack: ["a"]), host: host)
    try director.start()
    host.finishAll()
    host.isLazy = true
    let navigation = director.root.push(Plain("b"))
    host.finishAll()
    let error = await #expect(throws: NavigationError.self) { try await navigation.settled() }
    #expect(
      error?.description == """
        The host could not show the tree: unreachable display.
          at Usher/SceneDirector:0
          ManualHost was asked repeatedly to set [#2, #4] in #3. It still shows:
            stack Teller
              Plain
          • Leave what the director shows to the director: other code may undo each of its steps.
          • Call super wherever a view controller of yours overrides what shows or hides another.
          • In a host of your own, perform every step that its capabilities allow.
        """)
  }

  @Test func `A command that is on its way already is stale, in full`() async throws {
    let host = ManualHost()
    let director = SceneDirector(Teller("home", stack: ["a"]), host: host)
    try director.start()
    host.finishAll()
    func tap() -> NavigationHandle {
      let source = ScreenSource(signature: "detail") { _ in Plain("detail") }
      return director.root.perform(
        .show(source, as: .push), fileID: Asker.file, line: Asker.line)
    }
    #expect(tap().isAdmitted)
    await Turn.pass()
    await Turn.pass()
    #expect(
      tap().error?.description == """
        Teller could not push: stale.
          at App/Home.swift:7
          An equal command is already on its way to the display.
          • Ignore this if the user was quicker than the display.
        """)
  }
}
