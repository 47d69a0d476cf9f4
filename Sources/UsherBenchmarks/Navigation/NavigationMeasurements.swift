import UsherDI
import UsherTesting

/// Commits, flows and models, through the headless host.
@MainActor enum NavigationMeasurements {
  final class Page: Screen {}

  final class Pages: Coordinator {
    let count: Int
    init(_ count: Int) { self.count = count }
    override func build() throws -> SceneLayout { .stack((0..<count).map { _ in Page() }) }
  }

  final class Child: Coordinator {
    let page: Page
    init(page: Page) { self.page = page }
    override func build() throws -> SceneLayout { .screen(page) }
  }

  private final class Crowd: Coordinator {
    let count: Int
    init(_ count: Int) { self.count = count }
    override func build() throws -> SceneLayout {
      let members = (0..<count).map { _ in Child(page: Page()) }
      for member in members { startEmbedded(child: member) }
      return .stack(members)
    }
  }

  private struct Flows: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(Page.init)
      registrar.register(Child.init)
      registrar.register({ Pages(10) })
    }
  }

  static func all() -> [Measurement] {
    let goals = [(100, 2.0), (1_000, 10.0), (10_000, nil)]
    return [pushPop(10, goal: nil)] + goals.map { pushPop($0.0, goal: $0.1) }
      + [commit(), childFlow(), endings(1_000), endings(4_000), model()]
  }

  /// A push and a pop on a stack, compared with the same on a stack of ten.
  private static func pushPop(_ depth: Int, goal: Double?) -> Measurement {
    let yardstick =
      depth == 10 ? nil : Measurement.Yardstick(name: "depth 10") { pushAndPop(10) }
    return Measurement(
      "nav.push-pop.\(depth)", goal: goal, batch: max(20, 2_000 / depth), against: yardstick
    ) { pushAndPop(depth) }
  }

  static func pushAndPop(_ depth: Int) -> Measurement.Body {
    let director = started(SceneDirector(Pages(depth), host: HeadlessHost()))
    return { count in
      for _ in 0..<count {
        director.root.push(Page())
        director.root.pop()
      }
    }
  }

  /// One admitted and displayed change, in nanoseconds.
  private static func commit() -> Measurement {
    Measurement("nav.commit", goal: 10_000, batch: 200) {
      let director = started(SceneDirector(Pages(10), host: HeadlessHost()))
      return { count in
        for index in 0..<count {
          if index % 2 == 0 { director.root.push(Page()) } else { director.root.pop() }
        }
      }
    }
  }

  /// The start and finish of a child with a container of its own, compared with a bare push and
  /// pop.
  private static func childFlow() -> Measurement {
    let yardstick = Measurement.Yardstick(name: "push and pop") { pushAndPop(10) }
    return Measurement("nav.child-flow", goal: 10, batch: 200, against: yardstick) { childFlows() }
  }

  static func childFlows() -> Measurement.Body {
    let container = expect { try Container(Flows()) }
    let director = started(
      expect { try SceneDirector(Pages.self, in: container, host: HeadlessHost()) })
    return { count in
      for _ in 0..<count {
        director.root.start(Child.self)
        director.root.children.last?.finish()
      }
    }
  }

  /// Starting and ending many flows in one commit each, per flow, beside the same with a hundred.
  private static func endings(_ count: Int) -> Measurement {
    let yardstick = Measurement.Yardstick(name: "100 at once") { manyFlows(100) }
    return Measurement("nav.endings.\(count)", goal: 2, batch: count, against: yardstick) {
      manyFlows(count)
    }
  }

  private static func manyFlows(_ count: Int) -> Measurement.Body {
    let director = started(SceneDirector(Pages(1), host: HeadlessHost()))
    return { flows in
      for _ in 0..<(flows / count) {
        director.root.start(child: Crowd(count), as: .sheet)
        director.root.children.last?.finish()
      }
    }
  }

  /// A change of a model of a thousand scenes, one of which differs.
  private static func model() -> Measurement {
    Measurement("nav.model.1000", batch: 4) {
      var table = ModelTable()
      table.add("list", .stack)
      table.add("item") { _ in Page() }
      let first = SceneModel("list", children: items())
      var second = first
      second.children[500].data = ["id": "another"]
      let director = started(SceneDirector(first, factory: table, host: HeadlessHost()))
      return { [second] count in
        for index in 0..<count { director.set(index % 2 == 0 ? second : first) }
      }
    }
  }

  private static func items() -> [SceneModel] {
    (0..<999).map { SceneModel("item", data: ["id": "\($0)"]) }
  }

  static func started(_ director: SceneDirector) -> SceneDirector {
    expect { try director.start() }
    return director
  }
}
