/// The animation of a change, which hosts perform.
///
/// It has an entrance and an exit: a push uses the entrance, and the pop of that screen uses the
/// exit, unless the pop names its own animation.
public struct TransitionAnimation: Hashable, Sendable {
  /// One element in an array, which changes carry through the director without a copy.
  private let contents: [Contents]

  /// Makes an animation with one name for the entrance and the exit.
  public init(named name: String) {
    self.init(named: name, in: Motion(named: name), out: Motion(named: name))
  }

  /// Makes an animation from an entrance and an exit.
  public init(named name: String, in entrance: Motion, out exit: Motion) {
    contents = [Contents(name: name, entrance: entrance, exit: exit)]
  }

  /// The name, for the host.
  public var name: String { contents[0].name }

  /// The motion in which new content appears.
  public var entrance: Motion { contents[0].entrance }

  /// The motion in which it disappears again.
  public var exit: Motion { contents[0].exit }

  /// The platform's own animation.
  public static let `default` = TransitionAnimation(named: "default")

  /// No animation at all.
  public static let none = TransitionAnimation(named: "none")

  /// One direction of an animation.
  public struct Motion: Hashable, Sendable, Codable {
    /// The name, for the host.
    public let name: String
    /// The duration; `nil` for the host's own.
    public let duration: Duration?
    /// A Boolean value that indicates whether a gesture can drive and cancel it.
    public let isInteractive: Bool

    /// Makes a motion.
    ///
    /// A gesture can drive and cancel an interactive motion.
    public init(named name: String, duration: Duration? = nil, isInteractive: Bool = false) {
      self.name = name
      self.duration = duration
      self.isInteractive = isInteractive
    }
  }

  struct Contents: Hashable, Sendable, Codable {
    let name: String
    let entrance: Motion
    let exit: Motion
  }
}

extension TransitionAnimation: Codable {
  /// Reads an animation.
  public init(from decoder: any Decoder) throws { contents = [try Contents(from: decoder)] }

  /// Writes the animation.
  public func encode(to encoder: any Encoder) throws { try contents[0].encode(to: encoder) }
}
