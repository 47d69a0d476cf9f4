public import Foundation

extension UIView {
  /// The reaction of a view to its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Animates changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes after a while.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    let simulation = UIKitSimulation.current
    if let transition = simulation?.transitionBeingAnimated, transition.isInteractive {
      transition.hold { completion?(true) }
    } else if let clock = simulation?.clock {
      clock.after(duration + delay) { completion?(true) }
    } else {
      completion?(true)
    }
  }

  /// Has nothing animated from now on, or everything again.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIKitSimulation.current?.animatesViews = enabled
  }

  /// A Boolean value that indicates whether views are animated.
  public class var areAnimationsEnabled: Bool { UIKitSimulation.current?.animatesViews ?? true }

  /// Makes changes that must not be animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

extension UIView {
  /// The curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at first and at last.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// The same all the time.
    case linear = 3
  }
}
