#if canImport(UIKit) && canImport(SwiftUI)
import SwiftUI
import UIKit
import UsherSwiftUI
import UsherUIKit

/// The app of the page about views and view controllers.
final class AtlasCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(AtlasView(atlas: self)) }

  func open(_ place: String) { push(MapViewController(place)) }
  func share(_ place: String) { present(ShareView(place: place)) }
}

struct AtlasView: ScreenView {
  let atlas: AtlasCoordinator
  var title: String? { "Atlas" }
  var body: some View { Button("Lisbon") { atlas.open("Lisbon") } }
}

final class MapViewController: UIViewController {
  convenience init(_ place: String) {
    self.init(nibName: nil, bundle: nil)
    title = place
  }
}

struct ShareView: ScreenView {
  let place: String
  var body: some View { Text(verbatim: "Share \(place)") }
}
#endif
