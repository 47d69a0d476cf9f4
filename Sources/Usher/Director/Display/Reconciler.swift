/// The state of a director between two steps of its host.
@MainActor final class Reconciler {
  /// The number of the running step; a completion with another number is too late.
  private(set) var running: Int?
  private var steps = 0
  /// The last step requested, and the tree that the host showed then.
  private var last: (step: Step, shown: SceneTree)? { didSet { discard(oldValue) } }
  private var repeats = 0
  /// The number of steps requested since the last change.
  private var taken = 0
  var isReconciling = false
  /// `true` if the display changed during a commit, which reconciles it at its end.
  var isNeeded = false
  var isGesturing = false
  /// `true` while the window has no display.
  var isDisconnected = false
  /// `true` after the host failed to show the admitted tree, until something changes.
  var isStuck = false
  /// The step that the host cannot perform yet, and the name of the obstacle.
  var obstacle: (step: Step, name: String)? { didSet { discard(oldValue) } }
  let commands = RepeatedCommands()
  private var awaiting: [NavigationHandle] = []
  /// The time limits of a step, or of a window that closes during a gesture, and of a gesture.
  var stepWatch: Task<Void, Never>?
  var gestureWatch: Task<Void, Never>?

  var isPaused: Bool { running != nil || isGesturing || isStuck || isDisconnected }
  var isSettled: Bool { awaiting.isEmpty && running == nil }
  /// `true` if no step is running, and every command has settled or waits for an obstacle.
  var isResting: Bool { running == nil && (awaiting.isEmpty || obstacle != nil) }

  func track(_ navigation: NavigationHandle) {
    navigation.admit()
    awaiting.append(navigation)
    tryAgain()
  }

  /// Resets the limits after a change, which the host may be able to show.
  func tryAgain() {
    isStuck = false
    repeats = 0
    taken = 0
  }

  /// Begins a step, unless the host makes no progress.
  ///
  /// Returns `nil` if the same step was repeated without effect too often, or if there were more
  /// steps than any way from one tree to the other needs.
  func begin(_ step: Step, from shown: SceneTree, _ attempts: Int, size: () -> Int) -> Int? {
    let isRepeated = last.map { $0.step == step && $0.shown == shown } ?? false
    repeats = isRepeated ? repeats + 1 : 0
    last = (step, shown)
    taken += 1
    guard repeats < attempts, taken <= 64 || taken <= 64 + 4 * size() else { return nil }
    steps += 1
    running = steps
    return steps
  }

  func end(_ number: Int) -> Bool {
    guard running == number else { return false }
    running = nil
    exchange(&stepWatch, with: nil)?.cancel()
    return true
  }

  /// Drops the running step and gesture of a detached host.
  func stop() {
    exchange(&stepWatch, with: nil)?.cancel()
    gestureWatch?.cancel()
    running = nil
    isGesturing = false
    obstacle = nil
  }

  func drainAwaiting() -> [NavigationHandle] {
    last = nil
    taken = 0
    commands.clear()
    return exchange(&awaiting, with: [])
  }
}
