/// A host with rules: a display in miniature that refuses what platforms refuse, and notes it.
///
/// It has containers of its own and takes a step only as UIKit would: not during another one, not
/// from what is not in the window, nothing in two places. A layer comes up over the topmost one,
/// whatever presents it, so that nothing that presents already does so again. `failures` is empty
/// after a good test.
public final class RulesHost: SceneHost {
  /// What it can do in one step.
  public let capabilities: HostCapabilities
  /// When steps end.
  public var pace: Pace
  /// The calls that broke a rule.
  public private(set) var failures: [Failure] = []
  /// What it shows now; what a transition brings counts once that has ended.
  public private(set) var shown = SceneTree()
  /// What its view controllers were told of their appearance, kept while `keepsCallbacks` is on.
  public private(set) var callbacks: [Callback] = []
  /// Whether it keeps what its view controllers were told.
  public var keepsCallbacks = false

  weak var director: SceneDirector?
  var display = Display()
  var running: Running?
  private var count = 0

  /// When a step ends.
  public enum Pace {
    /// Before `perform` returns.
    case atOnce
    /// When the test calls `finishTransition()`.
    case byHand
    /// After a time.
    case timed(Duration, on: any Clock<Duration>)
  }

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - capabilities: What it can do in one step.
  ///   - pace: When steps end.
  public init(capabilities: HostCapabilities = HostCapabilities(), pace: Pace = .atOnce) {
    self.capabilities = capabilities
    self.pace = pace
  }

  /// Begins to serve a director.
  ///
  /// - Parameter director: The director.
  public func attach(to director: SceneDirector) {
    self.director = director
  }

  /// Performs a step, or notes the rule that it breaks and does nothing.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called once when it has ended.
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

  /// Lets go of the director, and of all that it shows.
  public func detach() {
    director = nil
    running = nil
    display = Display()
    shown = SceneTree()
  }

  /// Writes nothing: a test asserts what was refused.
  ///
  /// - Parameter write: Writes a line of log; never called.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) {}
}

extension RulesHost {
  /// Whether a step or the user's finger moves the display.
  public var isTransitioning: Bool { running != nil }

  /// The screens in sight.
  public var visible: [NodeID] { display.visible.map(\.id) }

  /// Returns whether it holds a screen: in the window, or on its way out.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Whether it is held.
  public func holds(_ screen: any Screen) -> Bool {
    let leaving = running?.left.flatMap(\.all) ?? []
    return (display.all + leaving).contains { $0.screen === screen }
  }

  /// Ends the step that runs; a gesture is ended by the user alone.
  public func finishTransition() {
    guard let running, running.gesture == nil, !running.hasLanded else { return }
    land(running)
    self.running = nil
    running.completion()
  }

  private func end(_ pace: Pace) {
    switch pace {
    case .atOnce: finishTransition()
    case .byHand: break
    case .timed(let duration, let clock):
      let number = count
      Task { [weak self] in
        try? await clock.pause(for: duration)
        if let self, count == number { finishTransition() }
      }
    }
  }

  func begin(_ running: Running) {
    count += 1
    self.running = running
    for pane in running.leaving { tell(pane, .willDisappear) }
    for pane in running.entering { tell(pane, .willAppear) }
  }

  /// What has begun is so: the display says it, what left is let go, screens are told and reported.
  func land(_ running: Running) {
    shown = display.tree
    self.running?.left = []
    self.running?.hasLanded = true
    if let fact = running.gesture?.fact { director?.report(fact) }
    for pane in running.leaving { tell(pane, .didDisappear) }
    for pane in running.entering { tell(pane, .didAppear) }
  }

  func tell(_ pane: Pane, _ change: Callback.Change) {
    if keepsCallbacks { callbacks.append(Callback(node: pane.id, change: change)) }
    switch change {
    case .didAppear: director?.report(.appeared(pane.id))
    case .didDisappear: director?.report(.disappeared(pane.id))
    case .willAppear, .willDisappear: break
    }
  }
}
