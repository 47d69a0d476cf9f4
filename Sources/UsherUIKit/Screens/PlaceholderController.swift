#if canImport(UIKit)
import UIKit
import Usher

/// Stands for a screen that is no view controller, and says so in its place.
final class PlaceholderController: UIViewController {
  let screen: any Screen

  init(_ screen: any Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = screen.title ?? "\(type(of: screen)) is no UIViewController."
  }

  required init?(coder: NSCoder) { nil }
}
#endif
