#if canImport(UIKit)
package import UIKit

/// An invisible view beside a presented one that notices the end of the presentation.
///
/// UIKit does not report an alert's answer, or that a system controller dismissed itself.
package final class DismissalObserver: UIView {
  private weak var owner: AnyObject?
  private var didEnd: @MainActor () -> Void = {}

  /// Observes a presentation, once for each owner; returns `false` if it has not begun.
  @discardableResult
  package static func watch(
    _ presented: UIViewController, for owner: AnyObject, _ didEnd: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let container = presented.presentationController?.containerView else { return false }
    let observers = container.subviews.lazy.compactMap { $0 as? DismissalObserver }
    guard !observers.contains(where: { $0.owner === owner }) else { return true }
    let observer = DismissalObserver()
    observer.owner = owner
    observer.didEnd = didEnd
    observer.isHidden = true
    observer.isUserInteractionEnabled = false
    container.insertSubview(observer, at: 0)
    return true
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didEnd() }
  }
}
#endif
