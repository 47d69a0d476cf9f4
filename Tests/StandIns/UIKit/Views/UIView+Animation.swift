public import Foundation

extension UIView {
  /// The reaction of a view to its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A flexible width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// A flexible height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at the start and the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// A cross-fade.
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

  /// Animates changes after a delay.
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

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIKitSimulation.current?.animatesViews = enabled
  }

  /// A Boolean value that indicates whether views are animated.
  public class var areAnimationsEnabled: Bool { UIKitSimulation.current?.animatesViews ?? true }

  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

extension UIView {
  /// The curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// A constant speed.
    case linear = 3
  }
}
