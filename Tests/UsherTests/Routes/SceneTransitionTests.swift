import Testing
import Usher
import UsherTesting

/// The transitions of routes: every kind of transition, by the route that makes it.
@MainActor struct SceneTransitionTests {
  enum Step: Route {
    case start
    case push(String)
    case pop
    case popToRoot
    case popToFirst
    case set([String])
    case replace(String)
    case replaceAll([String])
    case present(String)
    case dismiss
    case embed(String)
    case flow
    case again(String)
    case both(String, String)
    case nothing
    case failing
    case circle
    case leave
  }

  struct Broken: Error, CustomStringConvertible { let description = "It is broken." }

  final class Stepper: Coordinator, Routing {
    let first = Plain("first")
    let initialRoute = Step.start

    func transition(to route: Step) throws -> SceneTransition {
      switch route {
      case .start: .push(first)
      case .push(let title): .push(Plain(title))
      case .pop: .pop()
      case .popToRoot: .popToRoot()
      case .popToFirst: .pop(to: first)
      case .set(let titles): .set(titles.map { Plain($0) })
      case .replace(let title): .replace(with: Plain(title))
      case .replaceAll(let titles): .replaceAll(with: titles.map { Plain($0) })
      case .present(let title): .present(Plain(title), as: .cover)
      case .dismiss: .dismiss()
      case .embed(let title): .embed(Plain(title), in: "slot")
      case .flow: .start(Stepper(), .push("second"), .push("third"), as: .sheet)
      case .again(let title): .redirect(to: Step.push(title))
      case .both(let a, let b): .sequence(.push(Plain(a)), .redirect(to: Step.push(b)))
      case .nothing: .none
      case .failing: throw Broken()
      case .circle: .redirect(to: Step.circle)
      case .leave: .finish()
      }
    }
  }

  let stepper = Stepper()
  let stage: TestStage
  var sketch: String { stage.director.tree.sketch }

  init() throws { stage = try TestStage(root: stepper) }

  private func play(_ steps: Step...) -> String {
    for step in steps { #expect(stepper.trigger(step).isAdmitted) }
    return sketch
  }

  @Test func `Without its own build it starts with a stack that its initial route fills`() {
    #expect(sketch == "[first]")
    #expect(stage.outline == "stack Stepper\n  Plain")
  }

  @Test func `Stacks follow push, pop, set and replace`() {
    #expect(play(.push("a"), .push("b")) == "[first, a, b]")
    #expect(play(.pop) == "[first, a]")
    #expect(play(.replace("c")) == "[first, c]")
    #expect(play(.popToRoot) == "[first]")
    #expect(play(.push("a"), .push("b"), .popToFirst) == "[first]")
    #expect(play(.set(["x", "y"])) == "[x, y]")
    #expect(play(.replaceAll(["z"])) == "[z]")
  }

  @Test func `Layers follow present and dismiss, slots embed`() {
    #expect(play(.present("a")) == "[first] ▲cover a")
    #expect(play(.dismiss) == "[first]")
    #expect(play(.embed("inner")) == "[first{slot:inner}]")
  }

  @Test func `A child starts with its own routes, in one transaction`() {
    let before = stage.events(.admitted).count
    #expect(play(.flow) == "[first] ▲sheet [first, second, third]")
    #expect(stage.events(.admitted).count == before + 1)
  }

  @Test func `Redirects and sequences perform the transitions of other routes, all or none`() {
    #expect(play(.again("a")) == "[first, a]")
    #expect(play(.both("b", "c")) == "[first, a, b, c]")
    stepper.perform(.sequence(.push(Plain("d")), .redirect(to: Step.failing)))
    #expect(sketch == "[first, a, b, c]")
  }

  @Test func `An empty transition completes`() async throws {
    let before = stage.director.tree
    try await stepper.trigger(.nothing).settled()
    #expect(stage.director.tree == before)
  }

  @Test func `Nodes know the routes that led to them`() {
    _ = play(.push("a"), .again("b"), .embed("c"))
    func route(_ title: String) -> Step? {
      stage.director.tree.node(titled: title)?.route?.as(Step.self)
    }
    #expect(route("first") == .start)
    #expect(route("a") == .push("a"))
    #expect(route("b") == .push("b"), "the route that made it, not the one that led there")
    #expect(route("c") == .embed("c"))
  }

  @Test(arguments: [
    (
      Step.failing,
      """
      Stepper could not trigger failing: preparation failed.
        at App/Stepper.swift:7
        The route failing could not be made: It is broken.
        • Correct the code that throws it, or catch it there.
      """
    ),
    (
      .circle,
      """
      Stepper could not trigger circle: circular redirect.
        at App/Stepper.swift:7
        The routes lead in a circle: circle → circle.
        • Let one of them lead to a place instead of another redirect.
        • Or, if what a guard judges is shown already, call reevaluate() when it is no longer allowed.
      """
    ),
    (
      .set([]),
      """
      Stepper could not trigger set([]): impossible.
        at App/Stepper.swift:7
        A stack is never empty.
        • Finish the coordinator instead.
      """
    ),
    (
      .dismiss,
      """
      Stepper could not trigger dismiss: impossible.
        at App/Stepper.swift:7
        Stepper has presented nothing and is not presented.
        • Pop or finish instead.
      """
    ),
  ])
  func `A route that cannot be followed says why`(step: Step, message: String) {
    let before = stage.director.tree
    let error = stepper.trigger(step, fileID: "App/Stepper.swift", line: 7).error
    #expect(error.map { "\($0)" } == message)
    #expect(stage.director.tree == before)
    #expect(stage.events(.refused).count == 1)
  }
}
