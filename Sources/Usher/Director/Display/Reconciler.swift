/// The memory of a director between two steps of its host.
@MainActor final class Reconciler {
  /// The step that runs, by number; a completion that names another one comes too late.
  private(set) var running: Int?
  private var steps = 0
  /// The step that was asked for last, and what the host showed then.
  private var last: (step: Step, shown: SceneTree)? { didSet { discard(oldValue) } }
  private var repeats = 0
  /// How many steps have been asked for since something changed.
  private var taken = 0
  var isGesturing = false
  /// Indicates whether there is no display for now.
  var isDisconnected = false
  /// Indicates whether the host could not show what was admitted, until something changes.
  var isStuck = false
  /// The step that the host cannot perform for now, and what it waits for.
  var obstacle: (step: Step, name: String)? { didSet { discard(oldValue) } }
  let commands = RepeatedCommands()
  private var awaiting: [NavigationHandle] = []

  var isPaused: Bool { running != nil || isGesturing || isStuck || isDisconnected }
  var isSettled: Bool { awaiting.isEmpty && running == nil }
  /// Indicates whether nothing is under way: all is settled, or waits for something else.
  var isResting: Bool { running == nil && (awaiting.isEmpty || obstacle != nil) }

  func track(_ navigation: NavigationHandle) {
    navigation.admit()
    awaiting.append(navigation)
    tryAgain()
  }

  /// Something has changed, so that what could not be shown may be shown now.
  func tryAgain() {
    isStuck = false
    repeats = 0
    taken = 0
  }

  /// Begins a step, unless the same one has changed nothing too often, or more have been asked for
  /// than any way from one tree to the other is long.
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
    return true
  }

  /// Forgets the step and the gesture under way, of a host that has been detached.
  func stop() {
    running = nil
    isGesturing = false
    obstacle = nil
  }

  func takeAwaiting() -> [NavigationHandle] {
    last = nil
    repeats = 0
    taken = 0
    commands.clear()
    return exchange(&awaiting, with: [])
  }
}
