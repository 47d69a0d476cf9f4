#if canImport(UIKit)
import UIKit
extension StackDelegate {
  /// Blocks the user's way back: the back button asks first, and swipes do not begin.
  ///
  /// Keeps the app's own back action, and leaves gestures disabled that the app has disabled.
  @MainActor final class PopBlocker {
    private(set) weak var item: UINavigationItem?
    private weak var stack: UINavigationController?
    #if !os(tvOS)
    private var held: [UIGestureRecognizer] = []
    private var action: UIAction?
    #endif

    /// Starts blocking.
    init(_ stack: UINavigationController, _ item: UINavigationItem, ask: @escaping () -> Void) {
      (self.stack, self.item) = (stack, item)
      #if !os(tvOS)
      held = stack.popRecognizers.filter(\.isEnabled)
      for recognizer in held { recognizer.isEnabled = false }
      guard item.backAction == nil else { return }
      let action = UIAction(title: "") { _ in ask() }
      self.action = action
      item.backAction = action
      #endif
    }

    /// `true` while everything that it disabled is still disabled.
    var isInPlace: Bool {
      #if os(tvOS)
      true
      #else
      stack?.popRecognizers.allSatisfy { !$0.isEnabled } ?? false
      #endif
    }

    /// Restores its changes, except those that the app has changed since.
    func release() {
      #if !os(tvOS)
      for recognizer in held { recognizer.isEnabled = true }
      if let action, item?.backAction === action { item?.backAction = nil }
      (held, action) = ([], nil)
      #endif
    }
  }
}

#if !os(tvOS)
extension UINavigationController {
  /// The gestures that pop: from the edge and, if supported, from anywhere in the content.
  fileprivate var popRecognizers: [UIGestureRecognizer] {
    var recognizers = [interactivePopGestureRecognizer]
    #if compiler(>=6.2) && !os(visionOS)
    if #available(iOS 26, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
    #endif
    return recognizers.compactMap { $0 }
  }
}
#endif
#endif
