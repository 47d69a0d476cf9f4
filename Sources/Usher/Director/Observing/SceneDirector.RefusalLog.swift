extension SceneDirector {
  /// The destination of the log line for each refusal.
  ///
  /// `<private>` replaces the values of routes, arguments and states, and the app's own errors. A
  /// debug build writes them to the system's log beside each line; in others Apple's log marks them
  /// as private, and elsewhere they are left out.
  public struct RefusalLog: Sendable {
    let destination: Destination

    enum Destination: Sendable {
      case none
      case system
      case sink(@MainActor @Sendable (String) -> Void)
    }

    private init(_ destination: Destination) { self.destination = destination }

    /// Makes a log that passes its lines, without values, to a closure.
    ///
    /// The closure receives a line in the turn in which the refusal happens.
    public init(to sink: @escaping @MainActor @Sendable (String) -> Void) { self.init(.sink(sink)) }

    /// Writes nothing.
    public static let off = RefusalLog(.none)

    /// The system's log on Apple systems; elsewhere standard error, when the host's display allows.
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

  /// Reports a refusal to every observer, and to the log.
  func reportRefusal(_ error: NavigationError, _ cause: SceneChange.Cause) {
    emit(.refused(error, cause))
    if case .system = options.refusals.destination, observers.hasConsole { return }
    let event = SceneEvent.refused(error, cause)
    writeToLog(event.logLine, values: event.hiddenValues)
  }

  /// Writes a line to the destination of refusals.
  func writeToLog(_ line: @autoclosure () -> String, values: @autoclosure () -> String? = nil) {
    switch options.refusals.destination {
    case .none: break
    case .system:
      let (line, values) = (line(), values())
      host.writeToLog { SystemLog.write(line, values) }
    case .sink(let write):
      // A command from a sink counts as a round, as one from an observer does.
      guard observers.mayFollow(observers.round) else { break }
      observers.during(observers.round + 1, isNext: true) { write(line()) }
    }
  }
}
