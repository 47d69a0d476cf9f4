import Observation
import UsherDI
import UsherTesting

// Five situations of apps with several modules, written with keys.

@MainActor protocol View {}
@MainActor protocol ScreenView: View, ScreenConvertible {}
final class ViewScreen<V>: Screen, OutlineNamed {
  nonisolated static var name: String { OutlineName.short(V.self, without: ["View"]) }
  let view: V
  init(_ view: V) { self.view = view }
}
extension ScreenView {
  func makeScreen() -> any Screen { ViewScreen(self) }
}

struct ItemID: Hashable, Codable, Sendable { let raw: Int }
struct Item: Hashable, Sendable {
  var id: ItemID
  var name: String
}
@MainActor protocol Items { func item(_ id: ItemID) -> Item? }
final class Shelf: Items {
  func item(_ id: ItemID) -> Item? { Item(id: id, name: "Item \(id.raw)") }
}
struct Address: Hashable, Sendable { let line: String }
struct Order: Hashable, Sendable { let id: Int }

// A shop with items that other modules show.

struct ShopTab: FlowKey {}
struct ItemList: ScreenKey {}
struct ItemDetails: ScreenKey { let id: ItemID }
struct ShowItem: FlowKey { let id: ItemID }
struct EditItem: FlowKey {
  typealias Output = Item
  let item: Item
}

@MainActor @Observable final class ItemModel {
  let id: ItemID
  var item: Item?
  init(id: ItemID, items: any Items) {
    self.id = id
    item = items.item(id)
  }
}
struct ItemListView: ScreenView { let shop: ShopCoordinator }
struct ItemView: ScreenView {
  let model: ItemModel
  let flow: ItemFlow
}
struct EditView: ScreenView {
  let done: Finish<Item>
  let item: Item
}

final class ShopCoordinator: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(ItemList()) }
  func open(_ id: ItemID) { start(ShowItem(id: id), as: .push) }
}
final class ItemFlow: Coordinator, Concluding {
  let id: ItemID
  init(id: ItemID) { self.id = id }
  override func build() throws -> SceneLayout { .screen(ItemDetails(id: id)) }
  func edit(_ model: ItemModel) {
    task { [self] in
      if let item = model.item, let new = await start(EditItem(item: item), as: .sheet).output {
        model.item = new
      }
    }
  }
}
final class SearchCoordinator: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(ItemList()) }
  func tapped(_ id: ItemID) { start(ShowItem(id: id), as: .push) }
}
struct ShopAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(ShopCoordinator.init, for: ShopTab.self)
    registrar.register(ItemFlow.init, for: ShowItem.self, giving: \.id)
    registrar.register(ItemListView.init, for: ItemList.self)
    registrar.register(Shelf.init, as: (any Items).self)
    registrar.register(ItemModel.init, arguments: ItemID.self)
    registrar.register(ItemView.init, for: ItemDetails.self, giving: \.id)
    registrar.register(EditView.init, for: EditItem.self, giving: \.item)
  }
}

// A checkout, which starts a flow of another module.

protocol MembersOnly {}
struct PickAddress: FlowKey {
  typealias Output = Address
  let current: Address?
}
struct Checkout: FlowKey, MembersOnly {
  typealias Output = Order
  let item: ItemID
}
struct CartStep: ScreenKey {}
struct AddressStep: ScreenKey {}
struct PayStep: ScreenKey {}

@MainActor final class Cart {
  let item: ItemID
  var address: Address?
  init(item: ItemID) { self.item = item }
}
struct PayView: ScreenView {
  let cart: Cart
  let flow: CheckoutFlow
}
final class CheckoutFlow: Coordinator, Concluding {
  typealias Output = Order
  let cart: Cart
  init(cart: Cart) { self.cart = cart }
  override func build() throws -> SceneLayout { .stack(CartStep()) }
  func pickAddress() async {
    if let address = await start(PickAddress(current: cart.address), as: .sheet).output {
      cart.address = address
      push(PayStep())
    }
  }
}
struct CheckoutAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.needs(PickAddress.self)
    registrar.register(CheckoutFlow.init, for: Checkout.self, giving: \.item)
    registrar.register(Cart.init, lifetime: .scoped(to: CheckoutFlow.self))
    registrar.register(PayView.init, for: PayStep.self)
  }
}

// A guard for places of members only.

struct Account: Hashable, Sendable {}
@MainActor final class Session { var account: Account? }
struct SignIn: FlowKey { typealias Output = Account }
extension Guard {
  static func members(_ session: Session) -> Guard {
    Guard("members") { proposal in
      session.account == nil && !proposal.keys(of: (any MembersOnly).self).isEmpty
        ? .detour(through: SignIn()) : .allow
    }
  }
}
struct SignInView: ScreenView { let finish: Finish<Account> }

// A mail app with tabs.

struct MailTab: FlowKey {}
struct SearchTab: FlowKey {}
struct Inbox: ScreenKey {}
struct MailDetails: ScreenKey { let id: Int }
struct MailView: ScreenView { let id: Int }
struct InboxView: ScreenView {}
enum MailRoute: Route { case mail(Int) }

struct MailApp: FlowKey {}
final class MailRoot: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .tabs(MailTab(), SearchTab()) }
}
final class MailFlow: Coordinator, Concluding, Routing {
  var initialRoute: MailRoute { .mail(0) }
  override func build() throws -> SceneLayout { .stack(Inbox()) }
  func open(_ id: Int) { push(MailDetails(id: id)) }
  func transition(to route: MailRoute) -> SceneTransition {
    switch route {
    case .mail(0): .none
    case .mail(let id): .push(MailDetails(id: id))
    }
  }
}
struct MailAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(MailRoot.init, for: MailApp.self)
    registrar.register(MailFlow.init, for: MailTab.self)
    registrar.register({ InboxView() }, for: Inbox.self)
    registrar.register(MailView.init, for: MailDetails.self, giving: \.id)
    registrar.register({ (_: Finish<Void>) in InboxView() }, for: SearchTab.self)
  }
}

// An object in a key.

@MainActor @Observable final class Draft { var text = "" }
struct EditDraft: ScreenKey { @ByIdentity var draft: Draft }
struct DraftView: ScreenView { let draft: Draft }
