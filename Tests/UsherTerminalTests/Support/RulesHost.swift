#if os(macOS) || os(Linux)
import Usher
import UsherTerminal
import UsherExplorer
import UsherTesting

/// Replaces the miniature display of sessions: the host for terminals, on a terminal of bytes
/// alone.
final class RulesHost: TouchHost {
  private static let rows = 40
  private static let clock = StageClock()
  private let clock = StageClock()
  private let terminal = MemoryTerminal(150, rows)
  private let inner: TerminalHost
  private weak var director: SceneDirector?
  /// The number of gestures that the user has begun.
  private var count = 0
  private var found: [String] = []
  private var read: (writes: Int, text: String) = (-1, "")

  /// A terminal performs each step at once, for any capabilities.
  init(capabilities: HostCapabilities) {
    inner = TerminalHost(device: terminal, options: TerminalHost.Options(clock: clock))
  }

  var shown: SceneTree { inner.shown }
  var wrappedHost: (any SceneHost)? { inner }
  var capabilities: HostCapabilities { inner.capabilities }

  var failures: [String] {
    let unknown = terminal.emulator.unknown.map {
      "The terminal does not know \($0.debugDescription)."
    }
    return unknown + (terminal.writesAfterEnd > 0 ? ["Written after the end."] : []) + found
  }

  func attach(to director: SceneDirector) {
    self.director = director
    inner.attach(to: director)
  }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    inner.perform(step, completion: completion)
  }

  func detach() { inner.detach() }

  /// Returns whether the terminal shows a screen; at the end of a turn it retains no other.
  func holds(_ screen: any Screen) -> Bool {
    shown.all.contains { director?.screen(for: $0.id) === screen }
  }

  /// The screens whose texts are visible; of those that a box may cover, also the ones that have
  /// appeared and are visible without the box.
  var visible: [NodeID] {
    let texts = texts
    let inFront = Set(shown.top?.all.map(\.id) ?? [])
    return shown.all.map(\.id).filter { id in
      let isPlaced = shown.visible.contains { $0.id == id }
      guard let screen = director?.screen(for: id) as? PlayedScreen else { return isPlaced }
      let isCovered = !inFront.contains(id) && isPlaced && director?.isInSight(id) == true
      return isCovered || texts.contains(screen.label)
    }
  }

  private var texts: String {
    if read.writes != terminal.writes { read = (terminal.writes, terminal.shown) }
    return read.text
  }
}

/// The user's hand, which has keys alone.
extension RulesHost {
  @discardableResult
  func begin(_ gesture: TouchGesture) -> Bool {
    count += 1
    if count % 7 == 0 { terminal.type("q") }
    switch gesture {
    case .back(let count): for _ in 0..<count { pressEscape() }
    case .dismiss: pressEscape()
    case .select(let index): terminal.type("\(index + 1)")
    }
    return true
  }

  /// The terminal knows a moment later whether the byte was a key.
  private func pressEscape() {
    terminal.type("\u{1B}")
    clock.jump(by: .seconds(1))
  }

  @discardableResult
  func answer(_ button: Int, text: String? = nil) -> Bool {
    guard case .alert(let alert)? = shown.modals.last?.style, alert.buttons.indices.contains(button)
    else { return false }
    terminal.type(
      String(repeating: .up, count: 4) + String(repeating: .down, count: button) + .enter)
    return true
  }

  /// The user who is asked to quit stays.
  func completeGesture() { terminal.type("n") }
  func cancelGesture() { terminal.type("n") }

  /// A key right after Esc is one with it, so that the question may still be open.
  func finishTransition() { if texts.contains("Quit?") { terminal.type("n") } }

  /// A terminal has no columns above one another.
  func collapse() {}
  func expand() {}

  func resize(isWide: Bool, of director: SceneDirector) {
    terminal.resize(isWide ? 150 : 90, Self.rows)
  }
}

extension RulesHost: DisplayOfTurns {}

extension HostileHost {
  /// Makes a hostile host around the one for terminals.
  convenience init(_ rules: RulesHost, seed: UInt64) { self.init(around: rules, seed: seed) }
}

extension PlayedScreen: TerminalScreen {
  /// Its text, which no other screen of a session has.
  var label: String { "Screen \(ordinal)." }

  var lines: [Line] {
    Line.text(label)
    for slot in 0..<3 { Line.slot("\(slot)") }
  }
}
#endif
