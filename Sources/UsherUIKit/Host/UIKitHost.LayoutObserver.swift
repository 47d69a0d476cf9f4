#if canImport(UIKit)
import UIKit

extension UIKitHost {
  /// An invisible view in the window that notices the next layout.
  ///
  /// UIKit begins a push at a layout, and a presentation right after one. The host's delegate may
  /// miss both, if the app has put its own in front.
  final class LayoutObserver: UIView {
    private var handlers: [@MainActor () -> Void] = []
    private let didLayOut: @MainActor () -> Void

    init(_ didLayOut: @escaping @MainActor () -> Void) {
      self.didLayOut = didLayOut
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Calls back in the turn after a window's next layout, or after this turn without a window.
    func wait(in window: UIWindow?, _ handler: @escaping @MainActor () -> Void) {
      guard let window else { return soon(handler) }
      handlers.append(handler)
      if superview !== window { window.insertSubview(self, at: 0) }
      setNeedsLayout()
    }

    /// Leaves its window, and drops the pending call.
    func stop() {
      discard(exchange(&handlers, with: []))
      removeFromSuperview()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      didLayOut()
      soon { [weak self] in
        guard let self else { return }
        for handler in exchange(&handlers, with: []) { handler() }
      }
    }
  }

  /// Does something after the next layout.
  func atNextLayout(_ body: @escaping @MainActor () -> Void) {
    layoutObserver.wait(in: mount.window, body)
  }

  /// `true` if UIKit has yet to begin a presentation over the host's content, in a visible window.
  var isAboutToPresent: Bool {
    mount.anchor.map { $0.isInVisibleWindow && $0.isAboutToPresent } ?? false
  }

  /// `true` if UIKit is about to begin a transition.
  var isAboutToMove: Bool {
    elements.contains { $0.controller.changingStack?.showsAnother ?? false || $0.isEmptied }
      || (chain.last?.isAboutToAppear ?? false) || chain.contains(where: \.isBeingDismissed)
  }
}

extension ControllerNode {
  /// `true` if it is a tab bar without tabs, which the app is about to refill.
  fileprivate var isEmptied: Bool {
    guard let tabs = controller as? UITabBarController, !children.isEmpty else { return false }
    return tabs.content.isEmpty
  }
}

extension UIViewController {
  /// `true` if UIKit has yet to begin a presentation over it, of the host or of the app.
  ///
  /// It begins that after a layout or gives it up, and refuses a dismissal until then.
  var isAboutToPresent: Bool {
    sequence(first: self, next: \.presentedViewController).dropFirst()
      .contains { $0.presentationController?.containerView == nil }
  }

  /// `true` if UIKit has presented it and has not begun to show it.
  fileprivate var isAboutToAppear: Bool {
    viewIfLoaded?.window == nil && transitionCoordinator == nil
  }

  /// The navigation controller that performs its transitions: itself, or that of a collapsed split.
  var changingStack: UINavigationController? {
    if let split = self as? UISplitViewController, split.isCollapsed {
      return split.viewControllers.first as? UINavigationController
    }
    return self as? UINavigationController
  }
}
#endif
