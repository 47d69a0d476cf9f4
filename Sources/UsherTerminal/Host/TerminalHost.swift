#if os(macOS) || os(Linux)
/// Shows a director's navigation in a terminal, or line by line if there is none.
///
/// It takes over the terminal when it first draws, and restores it when the director closes, and on
/// Ctrl-C, SIGTERM or a trap.
///
/// ```swift
/// let director = SceneDirector(HomeCoordinator(), host: TerminalHost())
/// try await director.run()
/// ```
@MainActor public final class TerminalHost: SceneHost {
  /// The tree that the host shows.
  public internal(set) var shown = SceneTree() { didSet { discard(oldValue) } }

  /// The error that ended the display, if any; `SceneDirector.run()` throws it as well.
  public internal(set) var failure: TerminalError?

  let device: any TerminalDevice
  let options: Options
  let callSite: CallSite
  package internal(set) weak var director: SceneDirector?
  /// The host in whose terminal this one's scene is drawn, if it is another's.
  private(set) weak var below: TerminalHost?
  private let sharesTerminal: Bool
  /// A second scene, drawn instead of this host's own while it is open.
  package var companion: (any Companion)?
  var states: [NodeID: ViewState] = [:]
  var answers: [NodeID: String] = [:]
  var isAskingToQuit = false
  private(set) var phase = Phase.waiting
  var screenDriver: ScreenDriver?
  var lineDriver: LineDriver?
  /// The screens' latest contents while they are valid; like the layouts, they keep the screens
  /// alive.
  var known: CachedScene? { didSet { if known == nil { layouts = Renderer.Layouts() } } }
  var layouts = Renderer.Layouts()
  var isDrawingSoon = false
  var redrawCount = 0
  /// True after keys have arrived since the last frame.
  var hasHeardKeys = false
  var visible: [NodeID] = []
  /// The screens in the latest frame; `nil` if the host draws none.
  var drawn: Set<NodeID>?
  var heldLines: [@MainActor () -> Void] = []

  enum Phase {
    case waiting
    case running
  }

  /// Makes a host for the terminal that the process was started in.
  ///
  /// If another host is using the terminal when this one begins, the director closes, and its
  /// `run()` throws.
  public convenience init(
    options: Options = Options(), fileID: String = #fileID, line: Int = #line
  ) {
    self.init(device: StandardTerminal(), options: options, fileID: fileID, line: line)
  }

  /// Makes a host for another device, such as one in a test.
  public init(
    device: any TerminalDevice, options: Options = Options(), fileID: String = #fileID,
    line: Int = #line
  ) {
    self.device = device
    self.options = options
    sharesTerminal = false
    callSite = CallSite(fileID: fileID, line: line)
  }

  /// Makes a host whose scene is drawn in the terminal of another one, which reads the keys.
  package init(over host: TerminalHost) {
    device = host.device
    options = host.options
    sharesTerminal = true
    callSite = host.callSite
    below = host
  }

  deinit {
    let (device, lines) = (device, heldLines)
    guard phase == .running, !sharesTerminal else { return }
    Task { @MainActor in
      device.end()
      for write in lines { write() }
    }
  }

  /// Attaches the host to a director.
  public func attach(to director: SceneDirector) {
    self.director = director
    reportWidth()
    companion?.follow(director)
  }

  /// Performs a step at once; the change is drawn at the end of the turn.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if let next = try? shown.applying(step) { show(next) }
    completion()
  }

  /// Restores the terminal; another director may then use this host.
  public func detach() {
    guard phase == .running else { return }
    phase = .waiting
    companion?.end()
    screenDriver?.end()
    lineDriver?.end()
    if !sharesTerminal { device.end() }
    writeHeldLines()
    (screenDriver, lineDriver, isAskingToQuit) = (nil, nil, false)
    (shown, states, answers, known) = (SceneTree(), [:], [:], nil)
    (visible, drawn) = ([], nil)
  }
}

extension TerminalHost {
  private func show(_ next: SceneTree) {
    shown = next
    forgetNodes(except: next)
    begin()
    redraw()
  }

  private func begin() {
    guard phase == .waiting, !shown.isEmpty else { return }
    (phase, failure) = (.running, nil)
    if sharesTerminal { return }
    if device.size == nil {
      lineDriver = LineDriver(self)
    } else {
      screenDriver = ScreenDriver(self)
    }
    device.begin { [weak self] in self?.handle($0) }
  }

  var isServing: Bool { phase == .running && failure == nil }
}
#endif
