import Usher

/// Links read and written, in tables of many patterns.
@MainActor enum LinkMeasurements {
  private enum Place: Route {
    case place(Int, Int)
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
    ]
  }

  private static func table(_ count: Int) -> DeepLinkTable {
    do throws(TableError) {
      return try DeepLinkTable(scheme: "bench") { builder in
        for place in 0..<count {
          builder.add("place\(place)/{id}") { (id: Int) in DeepLink(Place.place(place, id)) }
        }
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
