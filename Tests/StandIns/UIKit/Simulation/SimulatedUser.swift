public import Foundation

/// The simulated user of the device.
///
/// A gesture that UIKit would not recognize, because another view covers its target, a transition
/// runs, or a delegate prevents it, returns `false` or `nil` and changes nothing.
@_spi(Test) @MainActor public struct SimulatedUser {
  let simulation: UIKitSimulation

  /// Taps a button in a bar.
  @discardableResult public func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, let action = item.primaryAction else { return false }
    simulation.run { action.perform(from: item) }
    return true
  }

  /// Taps a button, or a field, which gets the focus.
  @discardableResult public func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.isTouchable else { return false }
    return simulation.run {
      if control is UITextField { return control.becomeFirstResponder() }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
  }

  /// Rotates the device, or gives the app another part of its screen.
  public func resize(to traits: UITraitCollection) { simulation.resize(to: traits) }
}

extension UIKitSimulation {
  /// The user of the device.
  @_spi(Test) public var user: SimulatedUser { SimulatedUser(simulation: self) }
}

/// A running gesture.
@_spi(Test) @MainActor public final class SimulatedGesture {
  /// The progress, from 0 to 1.
  public private(set) var progress: CGFloat = 0
  /// A Boolean value that indicates whether the finger is still down.
  public private(set) var isUnderWay = true
  private let simulation: UIKitSimulation
  private let transition: Transition?
  private let onLetGo: (Bool) -> Void

  init(
    _ simulation: UIKitSimulation, _ transition: Transition?,
    onLetGo: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.simulation, self.transition, self.onLetGo) = (simulation, transition, onLetGo)
  }

  /// Moves the finger.
  public func move(to progress: CGFloat) {
    guard isUnderWay else { return }
    self.progress = progress
    transition?.updateInteractiveTransition(progress)
  }

  /// Lifts the finger so that the gesture completes, which takes time.
  public func finish() { letGo(finished: true) }

  /// Lifts the finger so that the gesture is cancelled, which takes time.
  public func cancel() { letGo(finished: false) }

  private func letGo(finished: Bool) {
    guard isUnderWay else { return }
    isUnderWay = false
    simulation.run {
      finished
        ? transition?.finishInteractiveTransition() : transition?.cancelInteractiveTransition()
      onLetGo(finished)
    }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the user can touch it: visible, uncovered, and at rest.
  var isTouchable: Bool { isUncovered && !isInMotion }

  /// A Boolean value that indicates whether the user can touch it during its own transition.
  var isTouchableWhileItMoves: Bool { isUncovered && !(parent?.isInMotion ?? false) }

  private var isUncovered: Bool {
    guard let window = viewIfLoaded?.window, !window.isHidden, appearance == .appeared else {
      return false
    }
    let isStill = window.presentations.allSatisfy { !$0.isMoving }
    return isStill && outermost.presentationsAbove.allSatisfy(\.letsTouchesThrough)
  }

  private var isInMotion: Bool {
    runningTransition != nil || isAboutToMove || (parent?.isInMotion ?? false)
  }
}

extension UIPresentationController {
  /// A Boolean value that indicates whether the views below can be touched through it.
  fileprivate var letsTouchesThrough: Bool {
    (self as? UISheetPresentationController)?.largestUndimmedDetentIdentifier != nil
  }
}
