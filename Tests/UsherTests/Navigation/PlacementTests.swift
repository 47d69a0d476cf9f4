import Testing
import Usher
import UsherExplorer
import UsherTesting

/// The placement of nodes, and the effects of a change of room.
@MainActor struct PlacementTests {
  private func director(_ layout: SceneLayout, host: any SceneHost = HeadlessHost()) throws
    -> SceneDirector
  {
    let director = SceneDirector(Teller("home") { _ in layout }, host: host)
    try director.start()
    return director
  }

  @Test(
    arguments: [
      (.push, "[a, child]"), (.root, "child"), (.sheet, "[a] ▲sheet child"),
      (.cover, "[a] ▲cover child"), (.popover, "[a] ▲popover child"),
      (.embedded("map"), "[a{map:child}]"),
    ] as [(Placement, String)])
  func `A placement determines the place of a flow and of a screen`(
    _ placement: Placement, _ sketch: String
  ) throws {
    let flows = try director(.stack(Plain("a")))
    #expect(flows.root.start(child: Teller("child"), as: placement).isAdmitted)
    #expect(flows.tree.sketch == sketch)
    let screens = try director(.stack(Plain("a")))
    #expect(screens.root.present(Plain("child"), as: placement).isAdmitted)
    #expect(screens.tree.sketch == sketch)
  }

  @Test func `A tab is selected by its index also below a sheet of the coordinator`() throws {
    let director = try director(.tabs(SceneLayout.stack(Plain("a")), Plain("b")))
    director.root.present(Plain("over them"))
    #expect(director.root.select(1).isAdmitted)
    #expect(director.tree.sketch == "<[a], *b> ▲sheet over them")
    #expect(
      director.root.select(2, fileID: "App/Tabs.swift", line: 3).error?.description == """
        Teller could not select: impossible.
          at App/Tabs.swift:3
          Teller has 2 children and none at 2.
          • Select an index from 0 to 1.
        """)
  }

  @Test func `A new tab comes after the others, wherever it is requested`() throws {
    let director = try director(.tabs(SceneLayout.stack(Plain("a")), Plain("b")))
    #expect(director.root.start(child: Teller("c"), as: .tab).isAdmitted)
    #expect(director.tree.sketch == "<*[a], b, c>")
    #expect(director.root.present(Plain("d"), as: .tab).isAdmitted)
    #expect(director.tree.sketch == "<*[a], b, c, d>")
  }

  @Test func `Later steps of a sequence act on screens that it has added, visible or not`() throws {
    let flow = Teller("flow", stack: ["b"])
    let director = try director(.tabs(SceneLayout.stack(Plain("a"))))
    director.root.start(child: flow, as: .tab)
    let steps = SceneTransition.sequence(
      .push(Plain("c")), .present(Plain("map"), as: .embedded("left")), .push(Plain("d")))
    #expect(flow.perform(steps).isAdmitted)
    #expect(director.tree.sketch == "<*[a], [b, c{left:map}, d]>")
  }

  private final class Wrapper: Coordinator, Routing {
    enum Places: Route { case first }
    let initialRoute = Places.first

    override func build() throws -> SceneLayout {
      let child = Teller("inside", stack: ["b"])
      startEmbedded(child: child)
      return .screen(child)
    }

    func transition(to route: Places) throws -> SceneTransition { .push(Plain("c")) }
  }

  @Test func `A flow without screens of its own acts at its embedded part, visible or not`()
    throws
  {
    let flow = Wrapper()
    let director = try director(.tabs(SceneLayout.stack(Plain("a"))))
    director.root.start(child: flow, as: .tab)
    #expect(director.tree.sketch == "<*[a], [b, c]>")
    flow.push(Plain("d"))
    flow.embed(Plain("map"), in: "left")
    #expect(director.tree.sketch == "<*[a], [b, c, d{left:map}]>")
  }

  @Test func `A slot holds one, and what comes into it takes its place`() throws {
    let director = try director(.screen(Plain("a")))
    let root = director.root
    root.embed(Plain("map"), in: "left")
    root.embed(Plain("list"), in: "right")
    #expect(director.tree.sketch == "a{left:map, right:list}")
    root.embed(Plain("plan"), in: "left")
    #expect(director.tree.titles.sorted() == ["a", "list", "plan"])
    root.unembed("right")
    #expect(director.tree.sketch == "a{left:plan}")
  }

  @Test func `Pages are turned by the app and by the user`() throws {
    let host = RulesHost()
    let director = try director(.pages(Plain("a"), Plain("b"), Plain("c")), host: host)
    director.root.select(2)
    #expect(host.shown == director.tree)
    #expect(director.tree.active?.title == "c")
    #expect(host.begin(.select(0)))
    host.completeGesture()
    #expect(director.tree.active?.title == "a")
    #expect(host.shown == director.tree)
    #expect(host.failures.isEmpty)
  }

  @Test func `A split that collapses and expands keeps its columns and reports the visible ones`()
    throws
  {
    let host = RulesHost()
    let director = try director(
      .split(SceneLayout.stack(Plain("list")), SceneLayout.stack(Plain("detail")), selected: 1),
      host: host)
    let before = director.tree
    let seen = { host.visible.compactMap { director.screen(for: $0)?.titleText } }
    #expect(seen() == ["list", "detail"])
    #expect(host.collapse())
    #expect(seen() == ["detail"])
    #expect(director.tree == before)
    #expect(host.begin(.back(1)), "what is behind the detail is the list")
    host.completeGesture()
    #expect(seen() == ["list"])
    #expect(director.tree.active?.title == "list")
    #expect(host.expand())
    #expect(seen() == ["list", "detail"])
    let ids = { (tree: SceneTree) in Set(tree.difference(from: SceneTree()).added.map(\.id)) }
    #expect(ids(director.tree) == ids(before))
    #expect(host.shown == director.tree)
    #expect(host.failures.isEmpty)
  }

  @Test func `Coordinators are notified of the phases of their own window only`() throws {
    final class Listener: Coordinator {
      var phases: [WindowPhase] = []
      override func build() -> SceneLayout { .screen(Plain("a")) }
      override func didEnter(_ phase: WindowPhase) { phases.append(phase) }
    }
    let (one, two) = (Listener(), Listener())
    let directors = [one, two].map { SceneDirector($0, host: HeadlessHost()) }
    for director in directors { try director.start() }
    directors[0].windowDidEnter(.background)
    directors[0].windowDidEnter(.background)
    directors[0].windowDidEnter(.foreground)
    #expect(one.phases == [.background, .foreground])
    #expect(two.phases.isEmpty)
  }
}
