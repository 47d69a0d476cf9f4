#if canImport(UIKit)
import UIKit
import Usher

/// Replaces a screen that is not a view controller, and displays a message about it.
final class PlaceholderController: UIViewController {
  let screen: any Screen

  init(_ screen: any Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = screen.titleText ?? "\(type(of: screen)) is not a UIViewController."
  }

  required init?(coder: NSCoder) { nil }
}
#endif
