extension SceneDirector {
  /// The destination of the line that a director writes for each refusal.
  ///
  /// Values of routes, arguments and states are private: on Apple systems they are marked so in the
  /// system's log, elsewhere `<private>` stands in their place.
  public struct RefusalLog: Sendable {
    let destination: Destination

    enum Destination: Sendable {
      case none
      case system
      case sink(@MainActor @Sendable (String) -> Void)
    }

    private init(_ destination: Destination) { self.destination = destination }

    /// Writes lines wherever one likes; values are left out of them.
    ///
    /// The sink takes a line in the turn in which the refusal happens.
    public init(to sink: @escaping @MainActor @Sendable (String) -> Void) { self.init(.sink(sink)) }

    /// Writes nothing.
    public static let off = RefusalLog(.none)

    /// The system's log on Apple systems, standard error elsewhere, when the host's display allows.
    public static let system = RefusalLog(.system)

    /// The system's log in debug builds, nothing in others.
    public static var automatic: RefusalLog {
      #if DEBUG
      system
      #else
      off
      #endif
    }
  }

  /// Refuses in the sight of all: an event for every observer, and a line of log.
  func reportRefusal(_ error: NavigationError, _ cause: SceneChange.Cause) {
    emit(.refused(error, cause))
    switch options.refusals.destination {
    case .none: break
    case .system: host.writeToLog { SystemLog.write(error.logLine(cause), error.privateText) }
    case .sink(let write):
      // A sink that asks for something is a round, as an observer's answer is.
      guard observers.mayFollow(observers.round) else { break }
      observers.during(observers.round + 1) { write(error.logLine(cause)) }
    }
  }
}
