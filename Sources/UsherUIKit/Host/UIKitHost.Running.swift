#if canImport(UIKit)
import Usher

extension UIKitHost {
  /// A step while it runs.
  struct Running {
    let ticket: Int
    let step: Step
    let expected: SceneTree
    let completion: @MainActor () -> Void
    /// Whether the display has shown what the step was to bring.
    var hasLanded = false
    /// What the user's hand has taken back of it.
    var cancelledFacts: [Fact] = []
  }
}
#endif
