#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Asks the director before the user dismisses a sheet or a popover, and reports the dismissal.
final class PresentationDelegate: DelegateProxy, UIAdaptivePresentationControllerDelegate {
  var next: (any UIAdaptivePresentationControllerDelegate)? {
    behind as? any UIAdaptivePresentationControllerDelegate
  }
  override var first: AnyObject? { isPresented ? presentation?.delegate : nil }

  /// Asked instead of the presentation controller, which UIKit would make on access.
  private var isPresented: Bool { element?.controller.presentingViewController != nil }

  private var presentation: UIPresentationController? { element?.controller.presentationController }

  override func install() {
    if isPresented { installForPresentation() }
  }

  /// Installs itself in front of the app's delegate of a view controller before its presentation.
  ///
  /// The presentation must follow: a presentation controller may retain a view controller that is
  /// never presented.
  func installForPresentation() {
    if let presentation, steps(before: presentation.delegate) { presentation.delegate = self }
  }

  override func reassign() {
    guard isPresented, let presentation, let first = presentation.delegate as? DelegateProxy
    else { return }
    presentation.delegate = nil
    presentation.delegate = first as? any UIAdaptivePresentationControllerDelegate
  }

  override func uninstall() {
    guard isPresented, let presentation else { return }
    if leaves(presentation.delegate) { presentation.delegate = next }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let element, host?.permits(dismissing: element) ?? true else { return false }
    return forward { next in
      (next?.presentationControllerShouldDismiss(_:))?(presentationController) ?? true
    }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    forward { next in (next?.presentationControllerWillDismiss(_:))?(presentationController) }
    host?.userBeganDismissing(presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forward { next in (next?.presentationControllerDidDismiss(_:))?(presentationController) }
    host?.didMove()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    forward { next in (next?.presentationControllerDidAttemptToDismiss(_:))?(presentationController)
    }
    if let element { host?.director?.report(.dismissalAttempted(element.id)) }
  }
}

extension PresentationDelegate {
  /// Calls the delegate behind it.
  fileprivate func forward<Answer>(
    _ call: ((any UIAdaptivePresentationControllerDelegate)?) -> Answer
  ) -> Answer {
    forward(to: (any UIAdaptivePresentationControllerDelegate).self, call)
  }
}
#endif
