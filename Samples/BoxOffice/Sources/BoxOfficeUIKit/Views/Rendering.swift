#if canImport(UIKit)
import Observation
import UIKit

/// A screen that shows what may change while it is shown.
@MainActor protocol Rendering: UIViewController {
  /// Shows it as it is now.
  func render()
}

extension Rendering {
  /// Renders, and again whenever something observable that rendering has read changes.
  func observe() {
    withObservationTracking {
      render()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe() }
    }
  }
}
#endif
