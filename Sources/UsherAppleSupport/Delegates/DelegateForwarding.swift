#if canImport(UIKit)
package import UIKit

/// Stands in front of a delegate and forwards every call to it.
///
/// An object that conforms overrides `responds(to:)` and `forwardingTarget(for:)`, for the messages
/// that it does not implement itself.
@MainActor package protocol DelegateForwarding: NSObject {
  /// The delegate behind.
  var target: AnyObject? { get }
  /// `true` while a call is being forwarded; the delegates behind may forward it in a circle.
  var isForwarding: Bool { get set }
}

extension DelegateForwarding {
  /// Calls the delegate behind, unless the call has come from there or from the one in front of it.
  package func forward<Next, Answer>(to type: Next.Type, _ call: (Next?) -> Answer) -> Answer {
    guard !isForwarding else { return call(nil) }
    isForwarding = true
    defer { isForwarding = false }
    return call(target as? Next)
  }

  #if canImport(ObjectiveC)
  /// Returns `true` if the delegate behind implements a method; UIKit asks on the main thread.
  nonisolated package func targetResponds(to selector: Selector) -> Bool {
    MainActor.assumeIsolated {
      forward(to: (any NSObjectProtocol).self) { $0?.responds(to: selector) ?? false }
    }
  }

  /// The delegate behind, for the messages that only it implements.
  nonisolated package var messageTarget: AnyObject? {
    ObjectiveCRuntime.onMainThread { target }
  }
  #endif
}
#endif
