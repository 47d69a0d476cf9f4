import UsherExplorer

/// A boutique with a bag in a sheet, and links; a faulty one lets a link dismiss a full bag.
final class Boutique: Coordinator, Routing {
  var items: [String] = []
  fileprivate let isFaulty = Fault.isOn

  var initialRoute: BoutiqueRoute { .window }

  func transition(to route: BoutiqueRoute) throws -> SceneTransition {
    switch route {
    case .window: .push(ShopWindow(self))
    case .sale: .push(Sale())
    }
  }

  func fill(_ bag: ShoppingBag) {
    items = ["hat"]
    update(bag)
  }

  override func didPop(_ screen: any Screen) { if screen is ShoppingBag { items = [] } }

  static func stage() throws -> TestStage {
    let stage = try TestStage(root: Boutique()) { director in
      director.links = try DeepLinkTable(scheme: "boutique") { $0.add("sale", BoutiqueRoute.sale) }
    }
    stage.keep("item") { $0.find(Boutique.self)?.items ?? [] }
    return stage
  }
}

enum BoutiqueRoute: Route {
  case window, sale
}

final class ShopWindow: Screen, ActionProviding {
  private let boutique: Boutique
  init(_ boutique: Boutique) { self.boutique = boutique }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Open bag") {
        self.boutique.present(ShoppingBag(self.boutique), as: .sheet, from: self)
      }
    ]
  }
}

final class ShoppingBag: Screen, ActionProviding {
  private let boutique: Boutique
  init(_ boutique: Boutique) { self.boutique = boutique }

  var dismissal: Dismissal { boutique.items.isEmpty || boutique.isFaulty ? .free : .locked }

  var screenActions: [ScreenAction] {
    let take = ScreenAction("Take hat", isEnabled: boutique.items.isEmpty) {
      self.boutique.fill(self)
    }
    return [take, ScreenAction("Empty") { self.boutique.dismiss() }]
  }
}

final class Sale: Screen {}
