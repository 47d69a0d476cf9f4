import Usher
import UsherTesting

/// An app whose flows fill one another's stacks, and whose guards may ask for the door first.
enum Mall {
  final class Page: Screen {
    let title: String?
    init(_ title: String) { self.title = title }
  }

  final class Note: Screen {}

  struct Item: ScreenKey, DurableRoute {
    static let tag = "item"
    var number = 0
  }
  struct Members: ScreenKey, DurableRoute { static let tag = "members" }
  struct Nothing: ScreenKey, DurableRoute { static let tag = "nothing" }
  struct TabKey: FlowKey, DurableRoute {
    static let tag = "tab"
    var number = 0
  }
  struct ShopKey: FlowKey, DurableRoute { static let tag = "shop by key" }

  final class Tab: Coordinator, Concluding {
    override func build() -> SceneLayout { .stack(Page("tab")) }
  }

  final class Door: Coordinator {
    override func build() -> SceneLayout { .stack(Page("door")) }
  }

  enum ShopRoute: DurableRoute {
    static let tag = "shop"
    case aisle
  }

  /// Without a layout of its own: pushed, it fills its parent's stack.
  class Shop: Coordinator, Routing {
    let initialRoute = ShopRoute.aisle
    func transition(to route: ShopRoute) -> SceneTransition { .push(Page("aisle")) }
  }

  final class KeyShop: Shop, Concluding {}

  final class SavedShop: Shop, Restorable {
    static let tag = "saved shop"
  }

  enum BothRoute: DurableRoute {
    static let tag = "both"
    case none, both
  }

  final class Both: Coordinator, Routing {
    let initialRoute = BothRoute.none
    func transition(to route: BothRoute) -> SceneTransition {
      route == .none ? .none : .sequence(.push(Page("pushed")), .present(Page("sheet")))
    }
  }

  enum ArcadeRoute: DurableRoute {
    static let tag = "arcade"
    case first, more
  }

  final class Arcade: Coordinator, Routing {
    let initialRoute = ArcadeRoute.first
    func transition(to route: ArcadeRoute) -> SceneTransition {
      route == .first ? .start(Shop(), as: .push) : .push(Page("more"))
    }
  }

  /// A flow whose first route starts another one in a sheet.
  final class Inner: Coordinator, Routing {
    let initialRoute = ShopRoute.aisle
    func transition(to route: ShopRoute) -> SceneTransition { .start(Shop(), as: .sheet) }
    override func build() -> SceneLayout { .screen(Page("inner")) }
  }

  enum HomeRoute: DurableRoute {
    static let tag = "home"
    case none, shop, both, arcade, inner, twoShops, coverAndDetail
  }

  final class Home: Coordinator, Routing {
    let initialRoute = HomeRoute.none
    func transition(to route: HomeRoute) -> SceneTransition {
      switch route {
      case .none: .none
      case .shop: .start(Shop(), as: .push)
      case .both: .start(Both(), .both, as: .push)
      case .arcade: .start(Arcade(), .more, as: .push)
      case .inner: .start(Inner(), as: .push)
      case .twoShops: .sequence(.start(Shop(), as: .sheet), .start(Shop(), as: .push))
      case .coverAndDetail:
        .sequence(.start(Poster(), as: .cover), .push(Page("detail"), as: .detail))
      }
    }
    override func build() -> SceneLayout { .stack(Page("home")) }
  }

  /// In columns, its routes lead to details as well.
  final class Desk: Coordinator, Routing {
    let initialRoute = HomeRoute.none
    func transition(to route: HomeRoute) -> SceneTransition { Home().transition(to: route) }
    override func build() -> SceneLayout {
      .split(SceneLayout.stack(Page("list")), detail: Nothing())
    }
  }

  final class Poster: Coordinator, Restorable {
    static let tag = "poster"
    override func build() -> SceneLayout { .stack(Page("poster")) }
  }

  /// Its first route shows a detail in place of the column's item.
  final class Lister: Coordinator, Routing, Concluding {
    let initialRoute = ShopRoute.aisle
    func transition(to route: ShopRoute) -> SceneTransition { .push(Page("first"), as: .detail) }
    override func build() -> SceneLayout { .screen(Page("lister")) }
  }

  final class Library: Coordinator {
    override func build() -> SceneLayout { .split(Page("shelf"), Lister(), detail: Nothing()) }
  }

  struct MembersFlow: FlowKey, DurableRoute { static let tag = "members' flow" }

  final class MembersCoordinator: Coordinator, Concluding {
    override func build() -> SceneLayout { .screen(Members()) }
  }

  final class Lounge: Coordinator {
    override func build() -> SceneLayout { .split(MembersFlow(), SceneLayout.stack(Page("list"))) }
  }

  enum MagazineRoute: DurableRoute {
    static let tag = "magazine"
    case none, article
  }

  final class Magazine: Coordinator, Routing {
    let initialRoute = MagazineRoute.none
    func transition(to route: MagazineRoute) -> SceneTransition {
      route == .none ? .none : .push(Page("article"))
    }
    override func build() -> SceneLayout { .pages(TabKey(number: 1), Page("second")) }
  }

  final class Kiosk: Coordinator {
    override func build() -> SceneLayout { .split(Magazine(), detail: Nothing()) }
  }

  final class Tabs: Coordinator {
    override func build() -> SceneLayout { .tabs(TabKey(number: 1), TabKey(number: 2)) }
  }

  final class Columns: Coordinator {
    override func build() -> SceneLayout {
      .split(SceneLayout.stack(Page("list")), detail: Nothing())
    }
  }

  final class Club: Coordinator {
    override func build() -> SceneLayout { .stack(Members()) }
  }

  /// Its screens are of one type, and each has its key.
  final class Adaptive: Coordinator {
    override func build() -> SceneLayout {
      .adaptive(
        compact: .tabs(TabKey(number: 1), Nothing(), Item(number: 12)),
        regular: .split(TabKey(number: 1), Item(number: 12), detail: Item(number: 20)))
    }
  }

  final class Mailbox: Coordinator, Routing {
    let initialRoute = ShopRoute.aisle
    func transition(to route: ShopRoute) -> SceneTransition { .push(Page("first")) }
    override func build() -> SceneLayout {
      .adaptive(
        compact: .tabs(TabKey(number: 1)),
        regular: .split(TabKey(number: 1), detail: Item(number: 9)))
    }
  }

  /// Its first route has a place in the narrow arrangement alone.
  final class Unfolding: Coordinator, Routing {
    let initialRoute = ShopRoute.aisle
    func transition(to route: ShopRoute) -> SceneTransition { .push(Page("first")) }
    override func build() -> SceneLayout {
      .adaptive(
        compact: .tabs(TabKey(number: 1)), regular: .split(Item(number: 12), TabKey(number: 1)))
    }
  }
}

extension Mall {
  final class Scope: CoordinatorScope {
    func makeChild(for type: Coordinator.Type) -> any CoordinatorScope { self }
    func adopt(_ coordinator: Coordinator) {}
    func end() {}

    func makeScreen(for key: some ScreenKey) -> any Screen {
      if let item = key as? Item { return Page("item \(item.number)") }
      return key is Nothing ? Note() : Page("members")
    }

    func makeFlow(
      for key: some FlowKey
    ) -> (coordinator: Coordinator, scope: any CoordinatorScope) {
      if key is MembersFlow { return (MembersCoordinator(), self) }
      return (key is ShopKey ? KeyShop() : Tab(), self)
    }
  }

  /// The answer of the guard of members' screens.
  @MainActor final class Session {
    var isOpen = true
    var denies = false
  }

  @MainActor static func stage(
    _ root: Coordinator, _ session: Session = Session(), width: Double = 400,
    fallback: Bool = false, and more: @escaping (inout RestorationTable.Builder) -> Void = { _ in }
  ) throws -> TestStage {
    try TestStage(root: root, scope: Scope()) { director in
      director.report(.resized(width: width))
      director.restoration = try RestorationTable {
        $0.register(Item.self)
        $0.register(Members.self)
        $0.register(Nothing.self)
        $0.register(TabKey.self)
        $0.register(ShopKey.self)
        $0.register(ShopRoute.self)
        $0.register(BothRoute.self)
        $0.register(ArcadeRoute.self)
        $0.register(HomeRoute.self)
        $0.register(MembersFlow.self)
        $0.register(MagazineRoute.self)
        $0.register(Poster.self) { _ in Poster() }
        more(&$0)
        $0.register(SavedShop.self) { _ in SavedShop() }
      }
      director.guards = [
        Guard("members only") { proposal in
          guard !session.isOpen, !proposal.keys(of: Members.self).isEmpty else { return .allow }
          return session.denies ? .deny("Closed.") : .detour(through: Door())
        }
      ]
      if fallback { director.fallback = { _ in .present(Item(number: 99), as: .root) } }
    }
  }
}
