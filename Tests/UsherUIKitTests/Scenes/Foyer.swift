#if canImport(UIKit)
import UIKit
import UsherUIKit

// An app whose places have links and are restored, with a few lines of a scene delegate.

enum FoyerRoute: DurableRoute {
  static let tag = "foyer"
  case hall
  case poster(Int)
  case wardrobe
  case office
}

class FoyerSceneDelegate: DirectedSceneDelegate {
  override func director(for window: UIWindow) -> SceneDirector? {
    let director = SceneDirector(FoyerCoordinator(), window: window)
    director.restoration = .foyer ?? RestorationTable()
    director.links = .foyer
    return director
  }
}

final class FoyerCoordinator: Coordinator, Restorable, Routing {
  static let tag = "foyer.coordinator"
  let initialRoute = FoyerRoute.hall

  func transition(to route: FoyerRoute) -> SceneTransition {
    switch route {
    case .hall: .push(PlaceViewController("hall"))
    case .poster(let number): .push(PlaceViewController("poster \(number)"))
    case .wardrobe: .present(PlaceViewController("wardrobe"))
    case .office: .push(PlaceViewController("office"))
    }
  }
}

extension RestorationTable {
  static let foyer = try? RestorationTable {
    $0.register(FoyerRoute.self)
    $0.register(FoyerCoordinator.self) { _ in FoyerCoordinator() }
  }
}

extension DeepLinkTable {
  static let foyer = try? DeepLinkTable(scheme: "foyer", hosts: ["foyer.example"]) {
    $0.add("", FoyerRoute.hall)
    $0.add("posters/{number}") { (number: Int) in
      DeepLink(FoyerRoute.hall, FoyerRoute.poster(number))
    }
    $0.add("wardrobe", FoyerRoute.hall, FoyerRoute.wardrobe)
    $0.add("office", FoyerRoute.hall, FoyerRoute.office)
  }
}

final class PlaceViewController: UIViewController {
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}
#endif
