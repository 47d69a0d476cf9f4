import Foundation
import Testing
import Usher
import UsherTesting

/// Numbers are restored with all their digits.
@MainActor struct SavedNumberTests {
  private enum PriceRoute: DurableRoute {
    static let tag = "price"
    case first
    case price(Decimal)
  }

  private final class Till: Coordinator, Restorable, Routing {
    static let tag = "till"
    struct State: Codable, Sendable, Equatable {
      var total: Decimal = 0
      var rates: [Double] = []
    }

    var state = State()
    let initialRoute = PriceRoute.first

    func transition(to route: PriceRoute) throws -> SceneTransition {
      switch route {
      case .first: .push(Plain("first"))
      case .price(let price): .push(Plain("\(price)"))
      }
    }
  }

  private func till() throws -> SceneDirector {
    let director = SceneDirector(Till(), host: HeadlessHost())
    director.restoration = try RestorationTable {
      $0.register(PriceRoute.self)
      $0.register(Till.self) { _ in Till() }
    }
    return director
  }

  @Test(arguments: [
    "0.1", "12345678901234567890.123456789", "0.30000000000000000001", "-99999999999999999.99",
    "123456789012345678901234567890", "18446744073709551616",
    "1.00000000000000000001",
  ])
  func `A Decimal keeps all its digits in a state and in a route`(_ digits: String) throws {
    let value = try #require(Decimal(string: digits))
    let before = try till()
    try before.start()
    let root = try #require(before.root as? Till)
    root.state.total = value
    root.trigger(.price(value))
    let again = try till()
    let report = try again.start(restoring: try Snapshot(bytes: before.snapshot().bytes))
    #expect(report.isComplete)
    #expect((again.root as? Till)?.state.total == value)
    #expect(again.tree.renumbered == before.tree.renumbered)
    #expect(again.tree.sketch == "[first, \(digits)]")
  }

  @Test func `A Double is restored exactly, however large or small`() throws {
    let rates = [
      0.1, 0.30000000000000004, 1e300, -1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      1e127, 1e-127,
      1.0 / 3, 2.5, 1e22, 123456789.123456789,
    ]
    let before = try till()
    try before.start()
    (before.root as? Till)?.state.rates = rates
    let again = try till()
    try again.start(restoring: try Snapshot(bytes: before.snapshot().bytes))
    #expect((again.root as? Till)?.state.rates == rates)
  }

  @Test func `A value is a decimal only if a number would lose digits`() throws {
    let values = try JSONDecoder().decode(
      [SavedValue].self,
      from: Data("[1, 2.5, 0.30000000000000004, 0.30000000000000000001, 1e-150]".utf8))
    let decimal = try #require(Decimal(string: "0.30000000000000000001"))
    #expect(
      values == [
        .integer(1), .number(2.5), .number(0.30000000000000004), .decimal(decimal),
        .number(1e-150),
      ])
  }
}
