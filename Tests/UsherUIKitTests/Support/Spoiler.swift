#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Animates everything itself from its first turn on, and does not complete one animation in each turn.
@MainActor final class Spoiler {
  private let lines = Curtains()
  private var isDue = false

  func spoil(_ host: UIKitHost) -> Bool {
    isDue = true
    let animator = Animator { [weak self] in self?.animation($0) ?? Curtain($0, Curtains()) }
    host.use(animator, for: TransitionAnimation.default.name)
    return true
  }

  private func animation(
    _ operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning {
    guard isDue, operation == .push else { return Curtain(operation, lines) }
    isDue = false
    return Unfinished()
  }
}
#endif
