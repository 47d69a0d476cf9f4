#if canImport(UIKit)
import UIKit

extension UIKitHost {
  /// An invisible view beside a presented one that notices the end of the presentation.
  ///
  /// UIKit does not report an alert's answer, or that a system controller dismissed itself.
  final class DismissalObserver: UIView {
    private weak var host: UIKitHost?

    /// Observes a view controller's dismissal; returns `false` if its presentation has not begun.
    @discardableResult
    static func watch(_ controller: UIViewController, for host: UIKitHost) -> Bool {
      guard let container = controller.presentationController?.containerView else { return false }
      guard !container.subviews.contains(where: { $0 is DismissalObserver }) else { return true }
      let observer = DismissalObserver()
      observer.host = host
      observer.isHidden = true
      observer.isUserInteractionEnabled = false
      container.insertSubview(observer, at: 0)
      return true
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      // The handler of an alert's action is called first.
      soon { [weak host] in host?.didDismiss() }
    }
  }
}
#endif
