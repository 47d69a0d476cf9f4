import Testing
import Usher
import UsherTesting

/// Callbacks and routes that lead to each other without end: case H19.
@MainActor struct CallbackRoundTests {
  private final class Screen: ScreenLifecycle {
    let title: String?
    var appears: @MainActor () -> Void = {}
    var disappears: @MainActor () -> Void = {}

    init(_ title: String) { self.title = title }
    func screenDidAppear() { appears() }
    func screenDidDisappear() { disappears() }
  }

  private enum Step: Route { case around }

  private final class Circle: Teller, Routing {
    let initialRoute = Step.around
    private(set) var count = 0
    private(set) var last: NavigationHandle?

    func transition(to route: Step) -> SceneTransition {
      count += 1
      if count > 1 { last = trigger(.around, fileID: "App/Circle.swift", line: 9) }
      return .none
    }
  }

  @Test func `A screen that comes and goes by its own callbacks is refused after 100 rounds`()
    throws
  {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    let screen = Screen("b")
    var last: NavigationHandle?
    screen.appears = { [unowned root] in
      last = root.pop(fileID: "App/Screen.swift", line: 4)
    }
    screen.disappears = { [unowned root, unowned screen] in
      last = root.push(screen, fileID: "App/Screen.swift", line: 5)
    }
    root.push(screen)
    #expect(
      last?.error?.description == """
        Teller could not pop: circular redirect.
          at App/Screen.swift:4
          Callbacks have caused 100 rounds of commands in one turn, the last one here.
          • Do not answer a callback with a command that leads to the same callback.
        """)
    #expect(director.isQuiet)
    screen.appears = {}
    screen.disappears = {}
    #expect(root.pop().isAdmitted, "a new turn begins anew")
    director.close()
  }

  @Test func `A route that triggers itself is refused after 100 rounds`() throws {
    let root = Circle("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    root.trigger(.around)
    #expect(root.count == 102)
    #expect(
      root.last?.error?.description == """
        Circle could not trigger around: circular redirect.
          at App/Circle.swift:9
          Callbacks have caused 100 rounds of commands in one turn, the last one here.
          • Do not answer a callback with a command that leads to the same callback.
        """)
    #expect(root.push(Plain("b")).isAdmitted, "a new turn begins anew")
    director.close()
  }

  @Test func `Callbacks that answer with two commands each come to an end`() throws {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    let screen = Screen("b")
    var refused = 0
    let answer: @MainActor () -> Void = { [unowned root, unowned screen] in
      for navigation in [root.popToRoot(), root.push(screen), root.popToRoot()] {
        if navigation.error?.reason == .loop { refused += 1 }
      }
    }
    screen.appears = answer
    screen.disappears = answer
    root.push(screen)
    #expect(refused > 0 && director.isQuiet)
    (screen.appears, screen.disappears) = ({}, {})
    director.close()
  }

  @Test func `A refused start that is repeated without end neither hangs nor overflows the stack`()
    async throws
  {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    var count = 0
    func again(by coordinator: Coordinator) {
      guard count < 1_000 else { return }
      coordinator.perform(
        .start(Counter("child") { _ in throw Torn() }) { _ in
          count += 1
          again(by: coordinator)
        })
    }
    again(by: root)
    let flow = Teller("flow")
    root.start(child: flow)
    flow.finish()
    again(by: flow)
    again(by: Teller("idle"))
    await Turn.rest { count }
    director.close()
    again(by: root)
    await Turn.rest { count }
    #expect(count >= 1_000)
  }

  private struct Torn: Error {}

  @Test func `A start may give any number of commands at once`() throws {
    let root = Teller("home", stack: ["a"])
    root.starts = { teller in for number in 0..<12_000 { teller.push(Plain("\(number)")) } }
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    #expect(director.tree.root?.children.count == 12_001)
    director.close()
  }
}
