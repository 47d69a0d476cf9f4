#if canImport(UIKit)
import Usher

extension UIKitHost {
  /// A step while it runs.
  struct Running {
    let ticket: Int
    let step: Step
    let expected: SceneTree
    let completion: @MainActor () -> Void
    /// Whether the display has shown the result of the step.
    var hasLanded = false
    /// Follows a transition that UIKit begins later.
    var transitionDidBegin: (@MainActor () -> Void)?
    /// The facts that a cancelled interaction has caused.
    var cancelledFacts: [Fact] = []
  }
}
#endif
