/// The way a view changes over time.
public struct Animation: Hashable, Sendable {
  private let name: String
  /// The default animation.
  public static let `default` = Animation(name: "default")
}

/// The context of a change of state.
public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?
  /// Whether views animate nothing.
  public var disablesAnimations = false
  /// Makes a transaction.
  public init() {}
  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

@available(*, unavailable)
extension Transaction: Sendable {}
