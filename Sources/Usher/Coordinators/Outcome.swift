/// How a flow ended.
public enum Outcome<Output> {
  /// It finished with a result.
  case finished(Output)
  /// It ended without one.
  case cancelled(CancellationReason)
}

extension Outcome: Sendable where Output: Sendable {}

/// Why a flow ended without a result.
public enum CancellationReason: Sendable {
  /// The user went back, swiped or dismissed it away.
  case user
  /// Other code took it away: it popped or dismissed it, or put something else in its place.
  case replaced
  /// It is not allowed any more.
  case policy
  /// The coordinator that started it ended.
  case parentEnded
  /// The window closed.
  case closed
  /// It finished of its own accord, with nothing to give.
  case withoutResult
  /// It was never started.
  case refused(any Error)

  /// The reason as an event names it.
  public var name: String {
    switch self {
    case .user: "user"
    case .replaced: "replaced"
    case .policy: "policy"
    case .parentEnded: "parentEnded"
    case .closed: "closed"
    case .withoutResult: "withoutResult"
    case .refused: "refused"
    }
  }
}
