#if canImport(UIKit)
import UIKit
import Usher

/// Asks the director before the user dismisses a sheet or a popover, and reports the dismissal.
final class PresentationDelegate: DelegateProxy, UIAdaptivePresentationControllerDelegate {
  var next: (any UIAdaptivePresentationControllerDelegate)? {
    behind as? any UIAdaptivePresentationControllerDelegate
  }

  private var presentation: UIPresentationController? { element?.controller.presentationController }

  override func install() {
    if element?.controller.presentingViewController != nil { installForPresentation() }
  }

  /// Installs itself in front of the app's delegate of a view controller that is about to be presented.
  ///
  /// Must be followed by the presentation: a presentation controller may retain a view controller that
  /// is never presented.
  func installForPresentation() {
    if let presentation, steps(before: presentation.delegate) { presentation.delegate = self }
  }

  override func reassign() {
    guard element?.controller.presentingViewController != nil, let presentation,
      let first = presentation.delegate as? DelegateProxy
    else { return }
    presentation.delegate = nil
    presentation.delegate = first as? any UIAdaptivePresentationControllerDelegate
  }

  override func uninstall() {
    guard element?.controller.presentingViewController != nil, let presentation else { return }
    if leaves(presentation.delegate) { presentation.delegate = next }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let element, host?.permits(dismissing: element) ?? true else { return false }
    return (next?.presentationControllerShouldDismiss(_:))?(presentationController) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    (next?.presentationControllerWillDismiss(_:))?(presentationController)
    host?.userBeganDismissing(presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (next?.presentationControllerDidDismiss(_:))?(presentationController)
    host?.didMove()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    (next?.presentationControllerDidAttemptToDismiss(_:))?(presentationController)
    if let element { host?.director?.report(.dismissalAttempted(element.id)) }
  }
}
#endif
