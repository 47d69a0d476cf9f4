#if canImport(SwiftUI)
import SwiftUI
import UsherDI
import UsherSwiftUI

struct DayList: ScreenKey {}
struct DayPage: ScreenKey, DurableRoute {
  static let tag = "day"
  let day: Int
}
struct Order: FlowKey, DurableRoute {
  typealias Output = Int
  static let tag = "order"
  let day: Int
}
struct BasketPage: ScreenKey {}

final class Festival: Coordinator {
  override func build() -> SceneLayout { .stack(DayList()) }

  func open(_ day: Int) { push(DayPage(day: day)) }

  func order(_ day: Int) async {
    if let count = await start(Order(day: day), as: .sheet).output { thank(count) }
  }

  override func restored(_ flow: RestoredFlow) {
    guard let order = flow.as(Order.self) else { return }
    task { [self] in if let count = await order.output { thank(count) } }
  }

  private func thank(_ count: Int) { present(SceneAlert("\(count) seats")) }
}

@Observable final class Basket {
  let day: Int
  var seats: [Int] = []
  init(day: Int) { self.day = day }
}

final class OrderDesk: Coordinator, Concluding {
  typealias Output = Int
  let basket: Basket
  init(basket: Basket) { self.basket = basket }

  override func build() -> SceneLayout { .stack(BasketPage()) }

  func add() async {
    if let seat = await start(PickSeat(), as: .sheet).output { basket.seats.append(seat) }
  }

  func pay() { finish(basket.seats.count) }
}

struct DayListView: ScreenView {
  let festival: Festival
  var body: some View {
    List(1..<4, id: \.self) { day in Button("Day \(day)") { festival.open(day) } }
  }
}

struct DayView: ScreenView, ActionProviding {
  let day: Int
  let festival: Festival
  var screenActions: [ScreenAction] { [ScreenAction("Order") { await festival.order(day) }] }
  var body: some View { ForEach(screenActions, id: \.title) { ActionButton($0) } }
}

struct BasketView: ScreenView, ActionProviding {
  let basket: Basket
  let desk: OrderDesk
  var screenActions: [ScreenAction] {
    [ScreenAction("Add a seat") { await desk.add() }, ScreenAction("Pay") { desk.pay() }]
  }
  var body: some View {
    Text("Day \(basket.day), \(basket.seats.count) seats")
    ForEach(screenActions, id: \.title) { ActionButton($0) }
  }
}

struct FestivalKit: Assembly {
  var includes: [any Assembly] { [Venue()] }
  func assemble(into registrar: Registrar) {
    registrar.register(Festival.init)
    registrar.register(DayListView.init, for: DayList.self)
    registrar.register(DayView.init, for: DayPage.self, giving: \.day)
    registrar.register(OrderDesk.init, for: Order.self, giving: \.day)
    registrar.register(Basket.init, lifetime: .scoped(to: OrderDesk.self))
    registrar.register(BasketView.init, for: BasketPage.self)
  }
}

extension SceneDirector {
  func prepareFestival() throws {
    links = try DeepLinkTable(scheme: "festival") {
      $0.add("days/{day}") { (day: Int) in DeepLink(DayPage(day: day)) }
    }
    restoration = try RestorationTable {
      $0.register(DayPage.self)
      $0.register(Order.self)
    }
  }
}

struct FestivalApp: App {
  private let container = Result { try Container(FestivalKit()) }
  var body: some Scene {
    WindowGroup {
      UsherView { host in
        let director = try SceneDirector(Festival.self, in: container.get(), host: host)
        try director.prepareFestival()
        return director
      }
    }
  }
}

extension OrderDesk: Restorable {
  static let tag = "desk"
  var state: [Int] {
    get { basket.seats }
    set { basket.seats = newValue }
  }
}
#endif
