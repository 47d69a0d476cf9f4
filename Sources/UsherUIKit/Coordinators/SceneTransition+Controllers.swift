#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneTransition {
  /// Returns a transition that selects a tab, column or page, counted from 0.
  public static func select(index: Int) -> SceneTransition { select(index) }

  /// Returns a transition that embeds a screen in a view controller, whose view it fills.
  public static func embed(
    _ screen: any Screen, in container: UIViewController
  ) -> SceneTransition { embed(screen, in: "embedded", of: container) }

  /// Returns a transition that embeds a screen in a view of a view controller, and fills the view.
  ///
  /// Refused if the view is in no view controller that the window shows.
  public static func embed(_ screen: any Screen, in view: UIView) -> SceneTransition {
    embed(screen, in: view.slot, of: view.owner)
  }
}

extension UIView {
  fileprivate var owner: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first
  }
}
#endif
