#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// Wraps the delegate of a presentation, and forwards every call to it.
final class AttemptObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  private let attempt: @MainActor () -> Void
  private weak var presentation: UIPresentationController?
  private weak var behind: (any UIAdaptivePresentationControllerDelegate)?

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

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    (behind?.presentationControllerDidAttemptToDismiss(_:))?(presentationController)
    attempt()
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if super.responds(to: selector) { return true }
    return MainActor.assumeIsolated { behind?.responds(to: selector) ?? false }
  }

  /// Forwards methods that only the delegate behind it implements; UIKit calls on the main thread.
  override func forwardingTarget(for selector: Selector?) -> Any? {
    let address = MainActor.assumeIsolated {
      behind.map { unsafe UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    }
    guard let pointer = unsafe address.flatMap(UnsafeRawPointer.init(bitPattern:)) else {
      return nil
    }
    return unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
  #endif
}
#endif
