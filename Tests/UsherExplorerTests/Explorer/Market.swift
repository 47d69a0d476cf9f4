import UsherExplorer

/// A market whose container has scopes; each variant leaks an object.
final class Market: Coordinator {
  enum Bug: CaseIterable {
    case keptFlow, keptInstance
  }

  private let bug: Bug
  private var kept: [AnyObject] = []
  init(_ bug: Bug) { self.bug = bug }

  override func build() throws -> SceneLayout { .stack(Square(self)) }

  func shop(from square: Square) {
    start(Shopper.self, as: .sheet, from: square)
    guard let shopper = children.last as? Shopper else { return }
    switch bug {
    case .keptFlow: Cellar.closures.append { _ = shopper }
    case .keptInstance: kept.append(shopper.purse)
    }
  }

  static func stage(_ bug: Bug) throws -> TestStage {
    try TestStage(Market.self, MarketAssembly(bug: bug))
  }
}

/// Outlives every test.
@MainActor private enum Cellar {
  static var closures: [() -> Void] = []
}

final class Purse {}

final class Shopper: Coordinator {
  let purse: Purse
  init(purse: Purse) { self.purse = purse }
  override func build() throws -> SceneLayout { .stack(Bag()) }
}

final class Bag: Screen {}

final class Square: Screen, ActionProviding {
  private let market: Market
  init(_ market: Market) { self.market = market }
  var screenActions: [ScreenAction] { [ScreenAction("Shop") { self.market.shop(from: self) }] }
}

struct MarketAssembly: Assembly {
  let bug: Market.Bug

  func assemble(into registrar: Registrar) {
    registrar.register(value: bug, as: Market.Bug.self)
    registrar.register(Market.init)
    registrar.register(Shopper.init)
    registrar.register(Purse.init, lifetime: .scoped(to: Shopper.self))
  }
}
