extension SceneDirector {
  /// The options of a director; the defaults suit an app.
  public struct Options: Sendable {
    /// The seed of all identities that the director issues; random unless a test or a snapshot sets
    /// it.
    public var seed: UInt64
    /// The clock that measures the limits below; a test injects one that it controls.
    public var clock: any Clock<Duration>
    /// The time that a step may take before the director compares the display again.
    public var stepLimit: Duration = .seconds(3)
    /// The time that a gesture may take if its end is not reported.
    public var gestureLimit: Duration = .seconds(10)
    /// The time that an ended coordinator's scope waits for the host to release its screens.
    public var releaseLimit: Duration = .seconds(10)
    /// The number of consecutive steps without effect after which the display counts as
    /// unreachable.
    public var attempts = 3
    /// The width, in points, from which a window counts as regular.
    public var regularWidth = 700.0
    /// The destination of a line for each refusal: the system's log in debug builds.
    public var refusals: RefusalLog = .automatic
    /// The type of the activities by which the system knows an `Advertised` place.
    ///
    /// A reverse-DNS name keeps the apps of one developer apart. List it in the app's
    /// `NSUserActivityTypes`.
    public var activityType = "usher.place"

    /// Makes options.
    public init(
      seed: UInt64 = .random(in: 1...UInt64.max), clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.seed = seed
      self.clock = clock
    }
  }

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
