public import Foundation

/// Methods for dismissals by the user and for adaptation.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style that it takes if there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style that it takes on a device.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Hears that the user begins to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Hears that the user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to dismiss a locked presentation.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Hears how it is presented.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves it to the presentation controller.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.standardAdaptiveStyle(for: controller.presentedViewController.traitCollection)
  }
  /// Asks without the device.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Lets the user.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
