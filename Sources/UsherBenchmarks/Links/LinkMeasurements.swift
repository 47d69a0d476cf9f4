import UsherTesting

/// Parsing and printing links, in tables of many patterns.
@MainActor enum LinkMeasurements {
  private enum Place: Route {
    case place(Int, Int)
  }

  private enum Other: Route {
    case place(Int, Int)
  }

  private final class Tour: Coordinator, Routing {
    let initialRoute = Place.place(0, 0)
    func transition(to route: Place) throws -> SceneTransition {
      .push(NavigationMeasurements.Page())
    }
  }

  static func all() -> [Measurement] {
    [
      Measurement("link.print.3000", limit: 200_000, batch: 50) {
        let (table, link) = (table(3_000), DeepLink(Place.place(2_900, 7)))
        return { count in for _ in 0..<count { keep(try? table.print(link)) } }
      },
      Measurement("link.parse.3000", limit: 200_000, batch: 50) {
        let table = table(3_000)
        return { count in for _ in 0..<count { keep(try? table.parse("bench://place2900/7")) } }
      },
      Measurement("link.miss.3000", limit: 200_000, batch: 50) {
        let table = table(3_000)
        return { count in for _ in 0..<count { keep(try? table.parse("bench://nowhere/7/x")) } }
      },
      Measurement("link.current.30", limit: 5_000_000, batch: 1) {
        let director = tour(30, alike: 10)
        return { count in for _ in 0..<count { keep(director.currentLink) } }
      },
      Measurement("link.current.30.alike", limit: 5_000_000, batch: 1) {
        let director = tour(30, alike: 1_000)
        return { count in for _ in 0..<count { keep(director.currentLink) } }
      },
    ]
  }

  /// A stack of many routes, and 1,000 patterns that match their numbers but print other links;
  /// `alike` routes have the same type.
  private static func tour(_ depth: Int, alike: Int) -> SceneDirector {
    let director = SceneDirector(Tour(), host: HeadlessHost())
    expect { try director.start() }
    for stop in 1..<depth { director.root.perform(.redirect(to: Place.place(stop, stop))) }
    director.links = links { builder in
      for place in 0..<1_000 {
        builder.add("place\(place)/{id}") { (id: Int) in
          place < alike ? DeepLink(Place.place(place, -id)) : DeepLink(Other.place(place, id))
        }
      }
    }
    return director
  }

  private static func table(_ count: Int) -> DeepLinkTable {
    links { builder in
      for place in 0..<count {
        builder.add("place\(place)/{id}") { (id: Int) in DeepLink(Place.place(place, id)) }
      }
    }
  }

  private static func links(_ build: (inout DeepLinkTable.Builder) -> Void) -> DeepLinkTable {
    expect { try DeepLinkTable(scheme: "bench", build) }
  }
}
