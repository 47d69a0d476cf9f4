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
  /// The controller that has been asked for its presentation controller, until it is presented and has gone.
  var keeper: UIViewController?
  /// The views that a cover took away, and where they were.
  var covered: (view: UIView, in: UIView)?
  private weak var owner: UIViewController?
  private var holds: (UIViewController, UIViewController)?

  /// Makes one for two controllers.
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

  /// The style that it takes if there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// The style that it takes on a device.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? standardAdaptiveStyle(for: traitCollection)
  }

  /// Hears that it is about to come.
  open func presentationTransitionWillBegin() {}
  /// Hears that it came, or did not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Hears that it is about to go.
  open func dismissalTransitionWillBegin() {}
  /// Hears that it went, or did not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Hears that it is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Hears that it is laid out.
  open func containerViewDidLayoutSubviews() {}

  func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Keeps both controllers while it is on the screen.
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
