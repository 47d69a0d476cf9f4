import Foundation
import Testing
import UsherDI
import UsherTesting

// A mall, whose keys are saved and linked.

// A mall whose tabs and screens are named by durable keys.

struct MallApp: FlowKey {}
struct FoodTab: FlowKey, DurableRoute { static let tag = "food" }
struct Dish: ScreenKey, DurableRoute {
  static let tag = "dish"
  let id: Int
}
extension Dish: Advertised {
  var advertisement: Advertisement? { Advertisement("Dish \(id)", for: .search) }
}
/// `Dish`, as a later version of the app calls it.
struct Supper: ScreenKey, DurableRoute {
  static let tag = "dish"
  let id: Int
}
struct CartTab: FlowKey, DurableRoute { static let tag = "cart" }
struct Menu: ScreenKey {}
struct OpenTill: FlowKey, DurableRoute {
  static let tag = "checkout"
  typealias Output = Int
  let item: Int
}
struct PickDay: FlowKey, DurableRoute {
  static let tag = "day"
  typealias Output = Int
}
struct Receipt: ScreenKey, DurableRoute { static let tag = "pay" }
struct Fleeting: ScreenKey {}
struct Wrap: FlowKey, DurableRoute {
  static let tag = "wrap"
  let paper: String
}
final class WrapFlow: Coordinator, Concluding, Restorable {
  nonisolated struct State: Codable, Sendable { var turns = 0 }

  static let tag = "wrapping"
  var state = State()
  let paper: String
  init(paper: String) { self.paper = paper }
  override func build() throws -> SceneLayout { .stack(Menu()) }
}

final class Mall: Coordinator, Concluding {
  var orders: [Int] = []
  override func build() throws -> SceneLayout { .tabs(FoodTab(), CartTab()) }
  override func restored(_ flow: RestoredFlow) {
    guard let till = flow.as(OpenTill.self) else { return }
    task { [self] in if let order = await till.output { orders.append(order) } }
  }
}
final class FoodFlow: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(Menu()) }
}
final class CartFlow: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(Menu()) }
}
final class TillFlow: Coordinator, Concluding {
  typealias Output = Int
  let item: Int
  init(item: Int) { self.item = item }
  override func build() throws -> SceneLayout { .stack(Menu()) }
}
final class MenuPage: Screen {}
final class DishPage: Screen {
  let id: Int
  init(id: Int) { self.id = id }
}
final class ReceiptPage: Screen {}
final class DayScreen: Screen {
  let finish: Finish<Int>
  init(finish: Finish<Int>) { self.finish = finish }
}

struct MallAssembly: Assembly {
  var hasTill = true

  func assemble(into registrar: Registrar) {
    registrar.register(Mall.init, for: MallApp.self)
    registrar.register(FoodFlow.init, for: FoodTab.self)
    registrar.register(CartFlow.init, for: CartTab.self)
    registrar.register(MenuPage.init, for: Menu.self)
    registrar.register(DishPage.init, for: Dish.self, giving: \.id)
    registrar.register(DishPage.init, for: Supper.self, giving: \.id)
    if hasTill { registrar.register(TillFlow.init, for: OpenTill.self, giving: \.item) }
    registrar.register(ReceiptPage.init, for: Receipt.self)
    registrar.register(DayScreen.init, for: PickDay.self)
    registrar.register({ MenuPage() }, for: Fleeting.self)
    registrar.register(WrapFlow.init, for: Wrap.self, giving: \.paper)
  }
}

extension MallApp {
  @MainActor static func table(_ more: (inout RestorationTable.Builder) -> Void = { _ in }) throws
    -> RestorationTable
  {
    try RestorationTable {
      $0.register(FoodTab.self)
      $0.register(CartTab.self)
      $0.register(OpenTill.self)
      $0.register(Receipt.self)
      $0.register(PickDay.self)
      more(&$0)
    }
  }

  @MainActor static func stage(
    restoring snapshot: Snapshot? = nil, _ assembly: MallAssembly = MallAssembly(),
    more: @escaping (inout RestorationTable.Builder) -> Void = { $0.register(Dish.self) }
  ) throws -> (stage: TestStage, report: RestorationReport?) {
    var report: RestorationReport?
    let stage = try TestStage(MallApp(), assembly) { _ in
    } beforeStart: {
      $0.restoration = try table(more)
      $0.links = try links()
      if let snapshot { report = try $0.start(restoring: snapshot) }
    }
    return (stage, report)
  }

  @MainActor static func links() throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "mall") {
      $0.add("cart") { DeepLink(CartTab()) }
      $0.add("food/dishes/{id}") { (id: Int) in DeepLink(FoodTab(), Dish(id: id)) }
      $0.add("cart/checkout/{item}") { (item: Int) in DeepLink(CartTab(), OpenTill(item: item)) }
      $0.add("wrap/{paper}") { (paper: String) in DeepLink(Wrap(paper: paper)) }
      $0.add("wrap/{paper}/dishes/{id}") { (paper: String, id: Int) in
        DeepLink(Wrap(paper: paper), Dish(id: id))
      }
      $0.add("cart/checkout/{item}/pay") { (item: Int) in
        DeepLink(CartTab(), OpenTill(item: item), Receipt())
      }
    }
  }
}
