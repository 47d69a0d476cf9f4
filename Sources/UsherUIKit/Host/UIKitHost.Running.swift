#if canImport(UIKit)
import Usher

extension UIKitHost {
  struct Running {
    let ticket: Int
    let step: Step
    let expected: SceneTree
    let completion: @MainActor () -> Void
    /// `true` once the display has shown the result of the step.
    var hasLanded = false
    /// Called when UIKit begins the step's transition late.
    var transitionDidBegin: (@MainActor () -> Void)?
    /// The facts caused by a cancelled interaction.
    var cancelledFacts: [Fact] = []
  }
}
#endif
