#if canImport(UIKit)
package import UIKit

extension UIScene {
  /// Brings its window to the front; returns `false` if it cannot.
  ///
  /// The closure is called if the system refuses later.
  package func comeToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool {
    guard let app else { return false }
    app.activateSceneSession(for: UISceneSessionActivationRequest(session: session)) {
      @Sendable _ in Task { await refused() }
    }
    return true
  }
}

extension UIResponder {
  /// The app, which code that may run in an extension cannot name.
  package var app: UIApplication? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIApplication }.first
  }
}
#endif
