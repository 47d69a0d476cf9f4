/// Shows a director's navigation in a terminal, or line by line where there is none.
///
/// It takes the terminal over with the first thing it shows, and gives it back as it was found when
/// the director closes, and on Ctrl-C, SIGTERM or a trap.
///
/// ```swift
/// let director = SceneDirector(HomeCoordinator(), host: TerminalHost())
/// try await director.run()
/// ```
@MainActor public final class TerminalHost: SceneHost {
  /// What it shows now.
  public private(set) var shown = SceneTree()

  let device: any TerminalDevice
  let options: Options
  weak var director: SceneDirector?
  var states: [NodeID: ViewState] = [:]
  var answers: [NodeID: String] = [:]
  var isAskingToQuit = false
  private(set) var phase = Phase.waiting
  var screenDriver: ScreenDriver?
  var lineDriver: LineDriver?
  var isTracked = false
  var isDrawingSoon = false
  var visible: [NodeID] = []
  var heldLines: [@MainActor () -> Void] = []

  enum Phase {
    case waiting
    case running
    case ended
  }

  /// Makes a host for the terminal that the process was started in.
  ///
  /// - Parameter options: The clock and the limits.
  public convenience init(options: Options = Options()) {
    self.init(device: StandardTerminal(), options: options)
  }

  /// Makes a host for a terminal of one's own, such as one in a test.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - options: The clock and the limits.
  public init(device: any TerminalDevice, options: Options = Options()) {
    self.device = device
    self.options = options
  }

  deinit {
    let (device, lines) = (device, heldLines)
    guard phase == .running else { return }
    Task { @MainActor in
      device.end()
      for write in lines { write() }
    }
  }

  /// Begins to serve a director.
  ///
  /// - Parameter director: The director to ask for screens and to report facts to.
  public func attach(to director: SceneDirector) { self.director = director }

  /// Performs one step, at once; what it changed is drawn at the end of the turn.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called before the return.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if let next = try? shown.applying(step) { show(next) }
    completion()
  }

  /// Gives the terminal back.
  public func detach() {
    guard phase != .ended else { return }
    let wasRunning = phase == .running
    phase = .ended
    screenDriver?.end()
    lineDriver?.end()
    if wasRunning { device.end() }
    writeHeldLines()
    (states, answers) = ([:], [:])
  }
}

extension TerminalHost {
  private func show(_ next: SceneTree) {
    shown = next
    states = states.filter { next.node($0.key) != nil || $0.key == Self.quitID }
    answers = answers.filter { next.node($0.key) != nil }
    isTracked = false
    begin()
    drawSoon()
  }

  private func begin() {
    guard phase == .waiting, !shown.isEmpty else { return }
    phase = .running
    if device.size == nil {
      lineDriver = LineDriver(self)
    } else {
      screenDriver = ScreenDriver(self)
    }
    device.begin { [weak self] in self?.take($0) }
  }

  private func take(_ event: TerminalEvent) {
    guard phase == .running else { return }
    switch event {
    case .input(let bytes):
      screenDriver?.take(bytes)
      lineDriver?.take(bytes)
    case .redrawNeeded: screenDriver?.drawAnew()
    case .endOfInput: if let lineDriver { lineDriver.takeEnd() } else { director?.close() }
    }
  }
}
