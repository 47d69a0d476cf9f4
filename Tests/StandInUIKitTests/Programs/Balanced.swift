#if canImport(UIKit)
@_spi(Test) import UIKit

/// A controller that knows in which order it may be notified of its appearance.
final class Balanced: UIViewController {
  private enum Step {
    case hidden
    case appearing
    case shown
    case disappearing
  }

  private var step = Step.hidden
  /// The calls that came out of order.
  private(set) var faults: [String] = []

  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// A Boolean value that indicates whether the last call agrees with the place of its view.
  var isInOrder: Bool {
    faults.isEmpty && step == (viewIfLoaded?.window == nil ? .hidden : .shown)
  }

  override func viewWillAppear(_ animated: Bool) {
    go(to: .appearing, from: .hidden, .disappearing)
  }

  override func viewDidAppear(_ animated: Bool) { go(to: .shown, from: .appearing) }

  override func viewWillDisappear(_ animated: Bool) {
    go(to: .disappearing, from: .shown, .appearing)
  }

  override func viewDidDisappear(_ animated: Bool) { go(to: .hidden, from: .disappearing) }

  private func go(to next: Step, from allowed: Step...) {
    if !allowed.contains(step) { faults.append("\(title ?? "") from \(step) to \(next)") }
    step = next
  }
}
#endif
