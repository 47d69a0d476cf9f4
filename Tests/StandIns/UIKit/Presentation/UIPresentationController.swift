public import Foundation

/// What lays a presented controller over the one that presents it.
@MainActor open class UIPresentationController: NSObject {
  /// Who hears that the user dismisses it, and adapts it.
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How it lies over what presents it.
  public package(set) var presentationStyle: UIModalPresentationStyle
  /// Where it happens, while it happens.
  public package(set) var containerView: UIView?
  package private(set) weak var presenter: UIViewController?
  var transition: Transition?
  /// Whether it has been asked for, and begins when the turn ends.
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

  /// Who hears that the user dismisses it, and adapts it.
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

  /// Where that view lies.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the view of what presents it goes away.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Whether it covers the screen.
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

  /// Whether it comes or goes, or is about to.
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
