#if canImport(SwiftUI) && canImport(UIKit)
import UIKit
import UsherAppleSupport

/// Notices the user's attempts to dismiss a presentation, in front of its delegate.
final class AttemptObserver: NSObject, DelegateForwarding,
  UIAdaptivePresentationControllerDelegate
{
  private let attempt: @MainActor () -> Void
  private weak var presentation: UIPresentationController?
  private weak var behind: (any UIAdaptivePresentationControllerDelegate)?
  var target: AnyObject? { behind }
  var isForwarding = false

  init(_ attempt: @escaping @MainActor () -> Void) { self.attempt = attempt }

  func install(before presentation: UIPresentationController) {
    guard presentation.delegate !== self else { return }
    behind = presentation.delegate
    self.presentation = presentation
    presentation.delegate = self
  }

  func uninstall() {
    if presentation?.delegate === self { presentation?.delegate = behind }
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    forward(to: (any UIAdaptivePresentationControllerDelegate).self) {
      ($0?.presentationControllerDidAttemptToDismiss(_:))?(presentation)
    }
    attempt()
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return super.responds(to: selector) || targetResponds(to: selector)
  }

  override func forwardingTarget(for selector: Selector?) -> Any? { messageTarget }
  #endif
}
#endif
