#if canImport(UIKit)
import UIKit

/// A view without a look beside a presented one, which notices that the presentation has gone.
///
/// UIKit tells nobody that an alert was answered, or that one of its own controllers dismissed itself.
final class DismissalObserver: UIView {
  private weak var host: UIKitHost?

  /// Observes the dismissal of a presented view controller.
  static func watch(_ controller: UIViewController, for host: UIKitHost) {
    guard let container = controller.presentationController?.containerView,
      !container.subviews.contains(where: { $0 is DismissalObserver })
    else { return }
    let departure = DismissalObserver()
    departure.host = host
    departure.isHidden = true
    departure.isUserInteractionEnabled = false
    container.insertSubview(departure, at: 0)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    // The answer to an alert is heard first.
    soon { [weak host] in host?.didDismiss() }
  }
}
#endif
