/// A kind of event to wait for, and the value of such an event.
public struct EventKind<Value>: Sendable {
  let name: String
  let read: @Sendable (SceneEvent) -> Value?

  /// Makes a kind.
  public init(_ name: String, read: @escaping @Sendable (SceneEvent) -> Value?) {
    self.name = name
    self.read = read
  }
}

extension EventKind where Value == SceneChange {
  /// A change was admitted.
  public static var admitted: Self {
    Self("admitted") { if case .admitted(let value) = $0 { value } else { nil } }
  }
}

extension EventKind where Value == NavigationError {
  /// A failure that no caller receives.
  public static var failed: Self {
    Self("failed") { if case .failed(let error) = $0 { error } else { nil } }
  }
}

extension EventKind where Value == (error: NavigationError, cause: SceneChange.Cause) {
  /// A change was refused; the value is the error and the cause.
  public static var refused: Self {
    Self("refused") { if case .refused(let error, let cause) = $0 { (error, cause) } else { nil } }
  }
}

extension EventKind where Value == (name: String, reason: CancellationReason?) {
  /// A coordinator finished; the value is its name, and the reason if it returned no result.
  public static var finished: Self {
    Self("finished") {
      if case .finished(_, let name, let reason) = $0 { (name, reason) } else { nil }
    }
  }
}

extension EventKind where Value == String {
  /// A coordinator started; the value is its name.
  public static var started: Self {
    Self("started") { if case .started(_, let name) = $0 { name } else { nil } }
  }

  /// The display waits; the value names the obstacle.
  public static var waiting: Self {
    Self("waiting") { if case .waiting(let obstacle) = $0 { obstacle } else { nil } }
  }

  /// A coordinator's scope ended; the value is the coordinator's name.
  public static var scopeEnded: Self {
    Self("scopeEnded") { if case .scopeEnded(_, let name) = $0 { name } else { nil } }
  }
}

extension EventKind where Value == NodeID {
  /// A screen appeared on the display.
  public static var appeared: Self {
    Self("appeared") { if case .appeared(let id, _) = $0 { id } else { nil } }
  }

  /// A screen disappeared from the display.
  public static var disappeared: Self {
    Self("disappeared") { if case .disappeared(let id) = $0 { id } else { nil } }
  }
}

extension EventKind where Value == Fact {
  /// A host reported a user's action; appearances are `appeared` and `disappeared`.
  public static var fact: Self {
    Self("fact") {
      switch $0 {
      case .fact(.appeared), .fact(.disappeared): nil
      case .fact(let fact): fact
      default: nil
      }
    }
  }
}

extension EventKind where Value == WindowPhase {
  /// The window entered a phase.
  public static var entered: Self {
    Self("entered") { if case .entered(let phase) = $0 { phase } else { nil } }
  }
}

extension EventKind where Value == Void {
  /// The display shows the admitted tree.
  public static var settled: Self { Self("settled") { if case .settled = $0 { () } else { nil } } }

  /// The director closed.
  public static var closed: Self { Self("closed") { if case .closed = $0 { () } else { nil } } }
}
