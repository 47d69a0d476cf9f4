/// The outcome of a flow.
public enum Outcome<Output> {
  /// It finished with a result.
  case finished(Output)
  /// It ended without a result, for a reason.
  case cancelled(CancellationReason)
}

extension Outcome: Sendable where Output: Sendable {}

extension Outcome: Equatable where Output: Equatable {}

/// The reason why a flow ended without a result.
public enum CancellationReason: Sendable {
  /// The user went back, swiped or dismissed it away.
  case user
  /// Other code popped, dismissed or replaced it.
  case replaced
  /// A guard no longer allows it.
  case policy
  /// The coordinator that started it ended.
  case parentEnded
  /// The window closed.
  case closed
  /// It finished by itself, without a result.
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

  /// `true` if the window closes, so that nothing may be shown in it.
  var isClosing: Bool { if case .closed = self { true } else { false } }
}

extension CancellationReason: Equatable {
  /// Compares two reasons; refusals are equal if their errors are.
  ///
  /// Errors are equal if they are equal values of one type. Errors that are not `Equatable` are
  /// equal if their descriptions are; for a `NavigationError`, the underlying error does not count.
  public static func == (lhs: CancellationReason, rhs: CancellationReason) -> Bool {
    switch (lhs, rhs) {
    case (.refused(let error), .refused(let other)): isSame(error, other)
    default: lhs.name == rhs.name
    }
  }

  private static func isSame(_ error: any Error, _ other: any Error) -> Bool {
    guard type(of: error) == type(of: other) else { return false }
    guard let value = (error as Any) as? any Equatable else { return "\(error)" == "\(other)" }
    return value.isEqual(to: other)
  }
}

extension Equatable {
  package func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension Outcome {
  /// Restores the type of the result, which `FlowEnding` erases.
  init(_ ending: FlowEnding) {
    switch ending {
    case .cancelled(let reason): self = .cancelled(reason)
    case .finished(let value):
      self = (value as? Output).map(Outcome.finished) ?? .cancelled(.withoutResult)
    }
  }
}

/// The outcome of a coordinator, with the type of its result erased.
enum FlowEnding {
  case finished(Any)
  case cancelled(CancellationReason)

  var reason: CancellationReason? {
    guard case .cancelled(let reason) = self else { return nil }
    return reason
  }
}
