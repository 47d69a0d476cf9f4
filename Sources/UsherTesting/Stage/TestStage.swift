public import UsherDI

/// A window without a display, for tests: a director, a host, a user, a clock, and expectations.
///
/// Stages share nothing, so tests run in parallel. Nothing on a stage sleeps.
@MainActor public final class TestStage {
  /// The director under test, which has started.
  public let director: SceneDirector
  /// The clock of the director's limits; pass it to services as well.
  public let clock: StageClock
  /// The container of the app's assemblies, if the stage was made from assemblies.
  public let container: Container?
  /// The events so far, in order.
  public internal(set) var log: [SceneEvent] = []
  /// The announcements of the app's screens as they came to the front, in order.
  public internal(set) var announcements: [String] = []
  /// The report of the restoration, if the stage was restored from another one.
  public private(set) var restoration: RestorationReport?
  /// The turn of the main actor for each event of the log.
  private(set) var turns: [Int] = []
  package private(set) var isClosed = false
  private var turn = 0
  private var hasMovedInTurn = false
  var taken: [String: Int] = [:]
  /// The outcome of the flow that is its root.
  var outcomeOfRoot: Any? { didSet { discard(oldValue) } }
  /// The types of the coordinators and keys that have started.
  private(set) var startedTypes: Set<ObjectIdentifier> = []
  var offering: [@MainActor (TestStage) -> [ScreenAction]] = []
  var keeping: [@MainActor (TestStage) -> [String]] = []
  /// Makes another window of the app; `nil` if the stage was not made from assemblies.
  package var makeWindow: (@MainActor () throws -> TestStage)?
  /// The objects of the windows that were open beside this one.
  package var closedWindows: [LifetimeTracker] = []
  var taking: [TakenOffer] = []
  var isCollapsed = false
  package var care = QuietWait.Care.thorough
  package var pace = Pace()
  private var stirrings = 0

  /// Makes a stage with a root coordinator and starts it.
  public convenience init(
    root: Coordinator, host: any SceneHost = HeadlessHost(),
    scope: (any CoordinatorScope)? = nil, clock: StageClock = StageClock(),
    fileID: String = #fileID, line: Int = #line,
    beforeStart: ((SceneDirector) throws -> Void)? = nil
  ) throws {
    var options = SceneDirector.Options(seed: 1, clock: clock)
    options.refusals = .off
    let director = SceneDirector(root, host: host, scope: scope, options: options)
    try self.init(
      director, clock: clock, container: nil, at: CallSite(fileID: fileID, line: line), beforeStart)
  }

  init(
    _ director: SceneDirector, clock: StageClock, container: Container?, at site: CallSite,
    _ beforeStart: ((SceneDirector) throws -> Void)?
  ) throws {
    self.director = director
    self.clock = clock
    self.container = container
    director.tracker = LifetimeTracker()
    director.observe { [weak self] in self?.handle($0) }
    director.voice.listener = { [weak self] in self?.announcements.append($0) }
    StageRegister.current?.add(self)
    try beforeStart?(director)
    if let snapshot = Restart.snapshot {
      restoration = try director.start(
        restoring: snapshot, fileID: site.fileID, line: site.line)
    } else {
      try director.start(fileID: site.fileID, line: site.line)
    }
  }

  private func handle(_ event: SceneEvent) {
    log.append(event)
    turns.append(turn)
    countTurn()
    if case .started(let id, _) = event { recordStart(of: id) }
    guard case .closed = event else { return }
    isClosed = true
    for offer in taking { offer.cancel() }
  }

  private func recordStart(of id: CoordinatorID) {
    guard let coordinator = director.coordinators[id] else { return }
    startedTypes.insert(ObjectIdentifier(type(of: coordinator)))
    if let key = coordinator.key { startedTypes.insert(ObjectIdentifier(type(of: key))) }
  }

  private func countTurn() {
    guard !hasMovedInTurn else { return }
    hasMovedInTurn = true
    Task { [weak self] in
      self?.turn += 1
      self?.hasMovedInTurn = false
    }
  }

  package func forgetEvents() { (log, turns, taken, announcements) = ([], [], [:], []) }

  /// Changes with every event on the stage; a wait compares it to detect stillness.
  package var activity: Int { director.activity &+ clock.activity &+ stirrings }

  func recordActivity() { stirrings += 1 }

  /// The navigation as an outline.
  public var outline: String { director.tree.outline }

  /// The topmost alert, if there is one.
  public var alert: SceneAlert? {
    guard case .alert(let alert) = director.tree.modals.last?.style else { return nil }
    return alert
  }

  /// Returns the running coordinator of a type that was started last.
  public func find<C: Coordinator>(_ type: C.Type = C.self) -> C? {
    director.livingCoordinators.reversed().lazy.compactMap { $0 as? C }.first
  }

  /// Returns the running coordinator of a type that was started last.
  public func coordinator<C: Coordinator>(
    _ type: C.Type = C.self, fileID: String = #fileID, line: Int = #line
  ) throws(StageError) -> C {
    guard let found = find(type) else {
      throw StageError(message: missing("\(C.self)", CallSite(fileID: fileID, line: line)))
    }
    return found
  }

  /// Returns the topmost screen of a type.
  public func screen<S>(_ type: S.Type = S.self) -> S? { screens(type).last }

  private func missing(_ name: String, _ callSite: CallSite) -> String {
    """
    No \(name) is running on this stage.
      at \(callSite)
      Running: \(runningNames).
      • Start it first, or wait for it with `try await stage.started(\(name).self)`.
    """
  }

  var runningNames: String {
    let names = director.livingCoordinators.map(\.outlineName)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
