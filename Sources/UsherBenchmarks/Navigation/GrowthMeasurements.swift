import UsherTesting

/// Single operations on large inputs; the time of each grows in proportion to the input.
@MainActor enum GrowthMeasurements {
  private typealias Page = NavigationMeasurements.Page
  private typealias Pages = NavigationMeasurements.Pages

  private enum PageRoute: DurableRoute {
    static let tag = "page"
    case first
    case page(Int)
  }

  private final class Book: Coordinator, Routing {
    let initialRoute = PageRoute.first
    func transition(to route: PageRoute) throws -> SceneTransition { .push(Page()) }
  }

  private final class Folding: Coordinator {
    private let (list, detail) = (Page(), Page())
    override func build() throws -> SceneLayout {
      let items = (SceneLayout.stack(list), SceneLayout.stack(detail))
      return .adaptive(compact: .tabs(items.0, items.1), regular: .split(items.0, items.1))
    }
  }

  static func all() -> [Measurement] {
    [
      restore(2_000), restore(4_000), restore(2_000, denied: true), restore(4_000, denied: true),
      evict(1_000, limit: 100_000_000), evict(2_000, limit: nil),
      reversedModel(1_000, limit: 100_000_000), interleavedModel(1_000, limit: 100_000_000),
      unfolding(100), unfolding(1_000), waiters(3_000),
      Measurement("nav.observers.1000", batch: 20) { observed(by: 1_000) },
      Measurement(
        "nav.observers.10000", goal: 12, batch: 20,
        against: Measurement.Yardstick(name: "1000") { observed(by: 1_000) }
      ) { observed(by: 10_000) },
    ]
  }

  /// Starting a window with a snapshot of many screens, each of a route; more than 2,000 are
  /// compared with 2,000.
  ///
  /// All but the first may be denied.
  private static func restore(_ count: Int, denied: Bool = false) -> Measurement {
    let name = "restore.\(count)" + (denied ? ".denied" : "")
    guard count > 2_000 else {
      return Measurement(name, limit: 300_000_000, batch: 1) { restoring(count, denied) }
    }
    let yardstick = Measurement.Yardstick(name: "2000") { restoring(2_000, denied) }
    // Finding the screens that a guard allows is a search, which grows slightly faster.
    let goal = denied ? nil : 2.3 * Double(count) / 4_000
    return Measurement(name, goal: goal, batch: 1, against: yardstick) { restoring(count, denied) }
  }

  private static func restoring(_ count: Int, _ isDenied: Bool) -> Measurement.Body {
    let before = book()
    expect { try before.start() }
    for number in 1..<count { before.root.perform(.redirect(to: PageRoute.page(number))) }
    let snapshot = before.snapshot()
    return { times in
      for _ in 0..<times {
        let director = book()
        if isDenied { director.guards = [onePage] }
        expect { keep(try director.start(restoring: snapshot)) }
      }
    }
  }

  private static var onePage: Guard {
    Guard("One page") {
      $0.routes(of: PageRoute.self).contains { $0 != .first } ? .deny("Pay first.") : .allow
    }
  }

  private static func book() -> SceneDirector {
    let director = SceneDirector(Book(), host: HeadlessHost())
    director.restoration = expect { try RestorationTable { $0.register(PageRoute.self) } }
    return director
  }

  /// A change of policy that removes all screens but one.
  private static func evict(_ count: Int, limit: Double?) -> Measurement {
    Measurement("evict.\(count)", limit: limit, batch: 1) {
      var isMember = true
      let director = SceneDirector(Pages(1), host: HeadlessHost())
      director.guards = [
        Guard("Members") { proposal in
          let pages = proposal.tree.layers.flatMap(\.children)
          return !isMember && pages.contains { $0.title != nil } ? .deny("No member.") : .allow
        }
      ]
      expect { try director.start() }
      return { times in
        for _ in 0..<times {
          isMember = true
          director.root.set([Page()] + (1..<count).map { _ in MembersPage() })
          isMember = false
          director.reevaluate()
        }
      }
    }
  }

  private final class MembersPage: Screen {
    let title = "Members"
  }

  /// Setting a model with all its scenes in reverse order.
  private static func reversedModel(_ count: Int, limit: Double) -> Measurement {
    Measurement("model.reversed.\(count)", limit: limit, batch: 1) {
      let items = (0..<count).map { SceneModel("item", data: ["id": "\($0)"]) }
      return setting(items, and: items.reversed())
    }
  }

  /// Setting a model with many equal scenes, interleaved and then sorted.
  private static func interleavedModel(_ count: Int, limit: Double) -> Measurement {
    Measurement("model.interleaved.\(count)", limit: limit, batch: 1) {
      let items = (0..<count).map { SceneModel("item", data: ["id": "\($0 % 2)"]) }
      let sorted = items.filter { $0.data["id"] == "0" } + items.filter { $0.data["id"] == "1" }
      return setting(items, and: sorted)
    }
  }

  /// Setting two models in turn.
  private static func setting(_ first: [SceneModel], and second: [SceneModel]) -> Measurement.Body {
    var table = ModelTable()
    table.add("list", .stack)
    table.add("item") { _ in Page() }
    let models = [SceneModel("list", children: first), SceneModel("list", children: second)]
    let director = SceneDirector(models[0], factory: table, host: HeadlessHost())
    expect { try director.start() }
    var turn = 0
    return { times in
      for _ in 0..<times {
        turn += 1
        director.set(models[turn % 2])
      }
    }
  }

  /// A push and a pop with many observers.
  private static func observed(by count: Int) -> Measurement.Body {
    let director = SceneDirector(Pages(10), host: HeadlessHost())
    expect { try director.start() }
    var events = 0
    for _ in 0..<count { director.observe { _ in events += 1 } }
    return { times in
      for _ in 0..<times {
        director.root.push(Page())
        director.root.pop()
      }
      keep(events)
    }
  }

  /// Unfolding and folding a window with a deep stack, beside a push and a pop on that stack.
  private static func unfolding(_ depth: Int) -> Measurement {
    let yardstick = Measurement.Yardstick(name: "push and pop") {
      NavigationMeasurements.pushAndPop(depth)
    }
    return Measurement(
      "nav.unfold-fold.\(depth)", goal: 3, batch: 20, against: yardstick
    ) {
      let director = NavigationMeasurements.started(SceneDirector(Folding(), host: HeadlessHost()))
      for _ in 1..<depth { director.root.push(Page()) }
      return { count in
        for _ in 0..<count {
          for width in [1_000.0, 400] {
            director.report(.resized(width: width))
            director.followWidth()
          }
        }
      }
    }
  }

  /// A push and a pop while many tasks wait for screens to leave, beside the same without.
  private static func waiters(_ count: Int) -> Measurement {
    let yardstick = Measurement.Yardstick(name: "depth 10") {
      NavigationMeasurements.pushAndPop(10)
    }
    return Measurement("nav.waiters.\(count)", goal: 2, batch: 200, against: yardstick) {
      let director = SceneDirector(Pages(10), host: HeadlessHost())
      expect { try director.start() }
      let page = director.root.push(Page())
      let tasks = (0..<count).map { _ in Task { await page.dismissed() } }
      return { times in
        for _ in 0..<times {
          director.root.push(Page())
          director.root.pop()
        }
        keep(tasks)
      }
    }
  }
}
