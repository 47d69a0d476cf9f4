/// How a change is to be shown; core carries it, hosts perform it.
public struct TransitionAnimation: Hashable, Sendable {
  /// The name that a host knows it by.
  public let name: String

  /// Makes an animation that a host knows by a name.
  ///
  /// - Parameter name: The name.
  public init(named name: String) {
    self.name = name
  }

  /// The platform's own animation.
  public static let `default` = TransitionAnimation(named: "default")

  /// No animation at all.
  public static let none = TransitionAnimation(named: "none")
}
