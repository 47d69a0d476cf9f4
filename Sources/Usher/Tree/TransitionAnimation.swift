/// How a change is to be shown; core carries it, hosts perform it.
///
/// It has a way in and a way out: a push goes the way in, and when what was pushed is popped, that
/// goes the way out, unless the pop names an animation of its own.
public struct TransitionAnimation: Hashable, Sendable, Codable {
  /// The name that a host knows it by.
  public let name: String
  /// How what is new comes.
  public let wayIn: Motion
  /// How it goes again.
  public let wayOut: Motion

  /// Makes an animation that a host knows by a name, both ways.
  ///
  /// - Parameter name: The name.
  public init(named name: String) {
    self.init(named: name, in: Motion(named: name), out: Motion(named: name))
  }

  /// Makes an animation of a way in and a way out.
  ///
  /// - Parameters:
  ///   - name: The name of both together.
  ///   - wayIn: How what is new comes.
  ///   - wayOut: How it goes again.
  public init(named name: String, in wayIn: Motion, out wayOut: Motion) {
    self.name = name
    self.wayIn = wayIn
    self.wayOut = wayOut
  }

  /// The platform's own animation.
  public static let `default` = TransitionAnimation(named: "default")

  /// No animation at all.
  public static let none = TransitionAnimation(named: "none")
}

extension TransitionAnimation {
  /// One way of an animation, as a description that a host performs.
  public struct Motion: Hashable, Sendable, Codable {
    /// The name that a host knows it by.
    public let name: String
    /// How long it takes; the host's own time unless it says so.
    public let duration: Duration?
    /// Whether the user can hold it by a gesture and turn it back.
    public let isInteractive: Bool

    /// Makes a description.
    ///
    /// - Parameters:
    ///   - name: The name that a host knows it by.
    ///   - duration: How long it takes.
    ///   - isInteractive: Whether the user can hold it by a gesture and turn it back.
    public init(named name: String, duration: Duration? = nil, isInteractive: Bool = false) {
      self.name = name
      self.duration = duration
      self.isInteractive = isInteractive
    }
  }
}
