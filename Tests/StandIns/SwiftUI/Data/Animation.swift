/// The way a view changes over time.
public struct Animation: Hashable, Sendable {
  private let name: String
  /// The default animation.
  public static let `default` = Animation(name: "default")
  /// An animation of even speed.
  public static let linear = Animation(name: "linear")
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
  /// An animation like a spring's.
  public static let spring = Animation(name: "spring")
}
