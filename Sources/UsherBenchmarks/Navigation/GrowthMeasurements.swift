import UsherTesting

/// Single operations on much, each of which grows in proportion to its number.
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

  static func all() -> [Measurement] {
    [
      restore(2_000, limit: 300_000_000), restore(4_000, limit: nil),
      restore(2_000, denied: true, limit: 300_000_000), restore(4_000, denied: true, limit: nil),
      evict(1_000, limit: 100_000_000), evict(2_000, limit: nil),
      reversedModel(8_000, limit: 200_000_000), reversedModel(16_000, limit: nil),
      waiters(3_000), Measurement("nav.observers.1000", batch: 20) { observed(by: 1_000) },
      Measurement(
        "nav.observers.10000", goal: 12, batch: 20,
        against: Measurement.Yardstick(name: "1000") { observed(by: 1_000) }
      ) { observed(by: 10_000) },
    ]
  }

  /// Starting a window with a snapshot of many screens, each of a route; all but the first may be
  /// denied.
  private static func restore(_ count: Int, denied: Bool = false, limit: Double?) -> Measurement {
    let name = "restore.\(count)" + (denied ? ".denied" : "")
    return Measurement(name, limit: limit, batch: 1) {
      let before = book()
      expect { try before.start() }
      for number in 1..<count { before.root.perform(.redirect(to: PageRoute.page(number))) }
      let snapshot = before.snapshot()
      return { times in
        for _ in 0..<times {
          let director = book()
          if denied {
            director.guards = [
              Guard("One page") {
                $0.routes(of: PageRoute.self).contains { $0 != .first }
                  ? .deny("Pay first.") : .allow
              }
            ]
          }
          expect { keep(try director.start(restoring: snapshot)) }
        }
      }
    }
  }

  private static func book() -> SceneDirector {
    let director = SceneDirector(Book(), host: HeadlessHost())
    director.restoration = expect { try RestorationTable { $0.register(PageRoute.self) } }
    return director
  }

  /// A change of policy that all screens but one have to leave.
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
    let title: String? = "Members"
  }

  /// Setting a model whose scenes have all changed places.
  private static func reversedModel(_ count: Int, limit: Double?) -> Measurement {
    Measurement("model.reversed.\(count)", limit: limit, batch: 1) {
      var table = ModelTable()
      table.add("list", .stack)
      table.add("item") { _ in Page() }
      let items = (0..<count).map { SceneModel("item", data: ["id": "\($0)"]) }
      let models = [
        SceneModel("list", children: items), SceneModel("list", children: items.reversed()),
      ]
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
  }

  /// A push and a pop that many observers are notified of.
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
