/// The outcome of a flow.
public enum Outcome<Output> {
  /// It finished with a result.
  case finished(Output)
  /// It ended without one.
  case cancelled(CancellationReason)
}

extension Outcome: Sendable where Output: Sendable {}

extension Outcome: Equatable where Output: Equatable {}

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

extension CancellationReason: Equatable {
  /// Compares two reasons; two refusals are equal where their errors are.
  ///
  /// Errors are equal where they are of one type, and equal as values of it. Those of a type that is
  /// not `Equatable` are equal where they read alike: of a `NavigationError` all but what caused it.
  public static func == (lhs: CancellationReason, rhs: CancellationReason) -> Bool {
    switch (lhs, rhs) {
    case (.refused(let error), .refused(let other)): isSame(error, other)
    default: lhs.name == rhs.name
    }
  }

  private static func isSame(_ error: any Error, _ other: any Error) -> Bool {
    guard type(of: error) == type(of: other) else { return false }
    guard let value = (error as Any) as? any Equatable else { return "\(error)" == "\(other)" }
    return value.isEqual(other)
  }
}

extension Equatable {
  fileprivate func isEqual(_ other: Any) -> Bool { other as? Self == self }
}
