#if canImport(UIKit)
import UIKit

/// Keeps the user from going back without being asked: the back button asks, and no swipe begins.
///
/// A back action of the app's own stays, and so does a gesture that the app has disabled.
@MainActor final class PopBlocker {
  private(set) weak var item: UINavigationItem?
  private weak var stack: UINavigationController?
  #if !os(tvOS)
  private var held: [UIGestureRecognizer] = []
  private var action: UIAction?
  #endif

  /// Begins to hold.
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

  /// A Boolean value that indicates whether everything that it disabled is still disabled.
  var isInPlace: Bool {
    #if os(tvOS)
    true
    #else
    stack?.popRecognizers.allSatisfy { !$0.isEnabled } ?? false
    #endif
  }

  /// Puts back what it has changed, where nobody else has changed it since.
  func release() {
    #if !os(tvOS)
    for recognizer in held { recognizer.isEnabled = true }
    if let action, item?.backAction === action { item?.backAction = nil }
    (held, action) = ([], nil)
    #endif
  }
}

#if !os(tvOS)
extension UINavigationController {
  /// The gestures that pop: from the edge, and where the system has it, from anywhere in the content.
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
