/// A host with a platform's rules: a miniature display that records steps a platform would refuse.
///
/// It has its own containers and accepts a step only as UIKit would: not during another step, not
/// from something outside the window, and no screen in two places. A modal is presented over the
/// topmost one, regardless of its presenter, so nothing presents twice. `violations` is empty after
/// a successful test.
public final class RulesHost: SceneHost {
  /// The capabilities of the host in one step.
  public let capabilities: HostCapabilities
  package var pace: Pace
  /// The calls that broke a rule.
  package private(set) var failures: [Failure] = []
  /// The tree that the host shows; a transition counts once it has ended.
  public private(set) var shown = SceneTree()
  /// Recorded while `keepsCallbacks` is on.
  package private(set) var callbacks: [Callback] = []
  package var keepsCallbacks = false
  /// `true` if appearances are reported one turn late, as a platform may do.
  package var reportsAppearancesLate = false

  weak var director: SceneDirector?
  var display = Display()
  var running: Running?
  private var count = 0

  /// The moment at which a step ends.
  package enum Pace {
    /// Before `perform` returns.
    case atOnce
    /// When the test calls `finishTransition()`.
    case byHand
    /// After a time.
    case timed(Duration, on: any Clock<Duration>)
  }

  /// Makes a host.
  public convenience init(capabilities: HostCapabilities = HostCapabilities()) {
    self.init(capabilities: capabilities, pace: .atOnce)
  }

  package init(capabilities: HostCapabilities = HostCapabilities(), pace: Pace) {
    self.capabilities = capabilities
    self.pace = pace
  }

  /// Attaches the host to a director.
  public func attach(to director: SceneDirector) { self.director = director }

  /// Performs a step, or records the rule that it breaks.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    do throws(Breach) {
      guard director != nil else { throw Breach(.detached, "The director has closed.") }
      guard running == nil else { throw Breach(.busy, "Wait for the completion.") }
      let before = display.visible
      let left = try apply(step.edit)
      begin(Running(before: before, after: display.visible, left: left, completion: completion))
      end(step.animation == .none ? .atOnce : pace)
    } catch {
      failures.append(Failure(rule: error.rule, detail: error.detail, step: step))
      completion()
    }
  }

  /// Releases the director and everything on display.
  public func detach() {
    director = nil
    running = nil
    display = Display()
    shown = SceneTree()
  }

  /// Writes nothing, because tests check refusals themselves.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) {}

  /// Descriptions of the steps that broke a rule.
  public var violations: [String] { failures.map(\.description) }

  /// A Boolean value that indicates whether only `finishTransition()` ends a step.
  public var endsStepsByHand: Bool {
    get { if case .byHand = pace { true } else { false } }
    set { pace = newValue ? .byHand : .atOnce }
  }

  /// A Boolean value that indicates whether a step or a gesture is moving the display.
  public var isTransitioning: Bool { running != nil }

  /// The visible screens.
  public var visible: [NodeID] { display.visible.map(\.id) }

  /// Returns whether the host holds a screen, in the window or leaving it.
  public func holds(_ screen: any Screen) -> Bool {
    let leaving = running?.left.flatMap(\.all) ?? []
    return (display.all + leaving).contains { $0.screen === screen }
  }

  /// Ends the running step; only the user ends a gesture.
  public func finishTransition() {
    guard let running, running.gesture == nil, !running.isComplete else { return }
    completeTransition(running)
    self.running = nil
    running.completion()
  }

  private func end(_ pace: Pace) {
    switch pace {
    case .atOnce: finishTransition()
    case .byHand: break
    case .timed(let duration, let clock):
      let number = count
      _ = clock.after(duration) { [weak self] in
        if let self, count == number { finishTransition() }
      }
    }
  }

  func begin(_ running: Running) {
    count += 1
    self.running = running
    for container in running.leaving { tell(container, .willDisappear) }
    for container in running.entering { tell(container, .willAppear) }
  }

  /// Completes a transition: updates the display, releases the screens that left, and reports
  /// appearances.
  func completeTransition(_ running: Running) {
    shown = display.tree
    self.running?.left = []
    self.running?.isComplete = true
    if let fact = running.gesture?.fact { director?.report(fact) }
    for container in running.leaving { tell(container, .didDisappear) }
    for container in running.entering { tell(container, .didAppear) }
  }

  func tell(_ container: ScreenContainer, _ change: Callback.Change) {
    if keepsCallbacks { callbacks.append(Callback(node: container.id, change: change)) }
    switch change {
    case .didAppear: report(.appeared(container.id))
    case .didDisappear: report(.disappeared(container.id))
    case .willAppear, .willDisappear: break
    }
  }

  private func report(_ appearance: Fact) {
    if reportsAppearancesLate {
      Task { [weak director] in director?.report(appearance) }
    } else {
      director?.report(appearance)
    }
  }
}
