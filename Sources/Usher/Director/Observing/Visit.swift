/// The time that a screen was on the display.
public struct Visit: Hashable, Sendable, CustomStringConvertible {
  /// The name of the screen, as in outlines; `Alert` for every alert.
  public let name: String
  /// The place of the screen: the names of the coordinators above it, and its own.
  public let place: String
  /// The route or durable key that led to it, with its values, if any did.
  public let route: AnyRoute?
  /// The cause of the change that showed it; `nil` if it was visible before the observation began.
  public internal(set) var cause: SceneChange.Cause?
  /// The time between its appearance and its disappearance, excluding time in the background.
  public internal(set) var duration = Duration.zero

  /// The place, the time and the cause in one line, without values.
  public var description: String {
    "\(place) for \(duration.inTenths)\(cause.map { ", by \($0.rawValue)" } ?? "")"
  }

  /// The visits that have begun.
  @MainActor final class Recorder {
    private var open: [NodeID: OpenVisit] = [:]
    /// The cause of the change that is being shown.
    private var cause: SceneChange.Cause?
    private var isInFront: Bool
    private let time: @MainActor () -> Duration
    private let body: @MainActor (Visit) -> Void
    private weak var director: SceneDirector?

    init(of director: SceneDirector, _ body: @escaping @MainActor (Visit) -> Void) {
      self.director = director
      self.body = body
      time = director.options.clock.stopwatch()
      isInFront = director.windowPhase == .foreground
      for node in director.tree.visible where director.isInSight(node.id) {
        begin(node, isNew: false)
      }
    }

    func record(_ event: SceneEvent) {
      switch event {
      case .admitted(let change): admit(change.cause)
      case .settled: cause = nil
      case .appeared(let id, _): director?.tree.node(id).map { begin($0, isNew: true) }
      case .disappeared(let id): end(id)
      case .entered(let phase): enter(phase)
      case .closed: for id in open.keys.sorted(by: { $0.number < $1.number }) { end(id) }
      default: break
      }
    }

    /// A gesture shows a screen before the change that it makes is admitted.
    private func admit(_ cause: SceneChange.Cause) {
      self.cause = cause
      for id in open.keys where open[id]?.awaitsCause == true {
        open[id]?.visit.cause = cause
        open[id]?.awaitsCause = false
      }
    }

    private func begin(_ node: Node, isNew: Bool) {
      guard let director else { return }
      let name = director.liveScreens.name(of: node.id) ?? node.name
      let visit = Visit(
        name: name, place: director.place(of: node), route: node.route, cause: isNew ? cause : nil)
      open[node.id] = OpenVisit(
        visit: visit, start: isInFront ? time() : nil, awaitsCause: isNew && cause == nil)
    }

    private func end(_ id: NodeID) {
      guard var visit = open.removeValue(forKey: id) else { return }
      visit.pause(at: time())
      body(visit.visit)
    }

    private func enter(_ phase: WindowPhase) {
      guard isInFront != (phase == .foreground) else { return }
      isInFront.toggle()
      let now = time()
      for id in open.keys {
        if isInFront { open[id]?.resume(at: now) } else { open[id]?.pause(at: now) }
      }
    }
  }
}

private struct OpenVisit {
  var visit: Visit
  /// The time since which it is seen; `nil` in the background.
  var start: Duration?
  var awaitsCause: Bool

  mutating func resume(at time: Duration) { start = time }

  mutating func pause(at time: Duration) {
    if let start { visit.duration += time - start }
    start = nil
  }
}
