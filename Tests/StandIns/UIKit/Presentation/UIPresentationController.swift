public import Foundation

/// Manages the presentation of a controller over another.
@MainActor open class UIPresentationController: NSObject {
  /// The delegate, which is notified of dismissals by the user and adapts the style.
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presentation.
  public package(set) var presentationStyle: UIModalPresentationStyle
  /// The container of the presentation's views, during the presentation.
  public package(set) var containerView: UIView?
  package private(set) weak var presenter: UIViewController?
  var transition: Transition?
  /// A Boolean value that indicates whether it was requested and begins when the turn ends.
  var isPending = false
  /// The controller whose presentation controller was requested, until it has been presented and
  /// dismissed.
  var keeper: UIViewController?
  /// The views that a cover removed, with their places.
  var covered: (view: UIView, in: UIView)?
  private weak var owner: UIViewController?
  private var holds: (UIViewController, UIViewController)?

  /// Creates a presentation controller for two controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    owner = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle.settled
    super.init()
  }

  /// The delegate, which is notified of dismissals by the user and adapts the style.
  open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    owner ?? holds?.0 ?? UIViewController()
  }

  /// The controller that presents it.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenter's view is removed.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// A Boolean value that indicates whether it covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Returns the style in compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// Returns the style for traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? standardAdaptiveStyle(for: traitCollection)
  }

  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, with its completion.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with its completion.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container's layout.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's layout.
  open func containerViewDidLayoutSubviews() {}

  func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Retains both controllers during the presentation.
  func hold(by presenter: UIViewController) {
    self.presenter = presenter
    holds = (presentedViewController, presenter)
  }

  /// A Boolean value that indicates whether a transition runs or is about to.
  var isMoving: Bool { transition != nil || isPending }

  func release() {
    holds = nil
    presenter = nil
  }
}

extension UIModalPresentationStyle {
  /// The style that the system chooses.
  var settled: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
