/// The observers of a window's events.
@MainActor final class EventObservers {
  private var observers: [EventObservation] = []
  /// How many of them have been cancelled and are still in the list.
  private var cancelled = 0
  private var buffers: [Weak<EventBuffer>] = []
  /// The events that happened while another one was being delivered.
  private var waiting: [(event: SceneEvent, round: Int)] = []
  private var isOver = false
  private var isDelivering = false
  private(set) var notified: EventObservation?
  /// How many rounds of commands by observers and other callbacks have led to what happens now.
  private(set) var round = 0
  private var isNextRound = false
  /// How many commands callbacks have given in this turn in answer to each other.
  private var commands = 0
  /// How many rounds callbacks may cause in one turn, and how many commands.
  nonisolated static let limit = (rounds: 100, commands: 10_000)

  /// A Boolean value that indicates whether an observer writes every event to standard error.
  var hasConsole: Bool { observers.contains { $0.isConsole && !$0.isCancelled } }

  var isEmpty: Bool { observers.count == cancelled && buffers.isEmpty }

  func add(_ observer: EventObservation) { observers.append(observer) }

  /// Adds a buffer, which is dropped once nobody reads it any more.
  func add(_ buffer: EventBuffer) { buffers.append(Weak(object: buffer)) }

  /// Removes an observer; the list is shortened when half of it has been cancelled.
  func remove(_ observer: EventObservation) {
    guard !observer.isCancelled else { return }
    cancelled += 1
    observer.end()
    guard cancelled > observers.count / 2, !isDelivering else { return }
    dropCancelled()
  }

  private func dropCancelled() {
    observers.removeAll(where: \.isCancelled)
    cancelled = 0
  }

  /// Returns the round of a command that is given now; in a callback it is one more than what led there.
  func nextRound(inCallback isInCallback: Bool) -> Int {
    !isNextRound && (isDelivering || isInCallback) ? round + 1 : round
  }

  /// Notes a command of a round; returns what callbacks have caused too much of by it, if anything.
  ///
  /// The first round is not counted: a start may give any number of commands.
  func note(commandOf round: Int) -> String? {
    guard round > 1 else { return nil }
    commands += 1
    if round > Self.limit.rounds { return "\(Self.limit.rounds) rounds of commands" }
    return commands > Self.limit.commands ? "\(Self.limit.commands) commands" : nil
  }

  /// All that was asked for in this turn has been done.
  func rest() { commands = 0 }

  /// Returns whether more events of a round may lead to more commands.
  func mayFollow(_ round: Int) -> Bool {
    round <= Self.limit.rounds && commands <= Self.limit.commands
  }

  /// Runs a command of a round, so that the events that it causes are of that round; or a callback that
  /// is of the next round already, as the commands that it gives are.
  func during(_ round: Int, isNext: Bool = false, _ body: () -> Void) {
    let outer = (self.round, isNextRound)
    (self.round, isNextRound) = (round, isNext)
    body()
    (self.round, isNextRound) = outer
  }

  /// Delivers an event: to closures in the order in which they were added, then to sequences.
  ///
  /// An event that an observer causes is delivered when all have been notified of this one, so that
  /// all are notified in one order. Observers that cause events without end are not notified of
  /// those beyond the limit.
  func send(_ event: SceneEvent) {
    guard !isDelivering else {
      if mayFollow(round) { waiting.append((event, round + 1)) }
      return
    }
    isDelivering = true
    deliver(event, round)
    while !waiting.isEmpty {
      for next in exchange(&waiting, with: []) { deliver(next.event, next.round) }
    }
    isDelivering = false
    if cancelled > observers.count / 2 { dropCancelled() }
    if isOver { finish() }
  }

  private func deliver(_ event: SceneEvent, _ round: Int) {
    during(round) {
      for observer in observers where !observer.isCancelled {
        notified = observer
        observer.notify(event)
      }
      notified = nil
    }
    buffers.removeAll { $0.object == nil }
    for buffer in buffers { buffer.object?.put(event) }
  }

  func finish() {
    isOver = true
    if isDelivering { return }
    for buffer in buffers { buffer.object?.finish() }
    buffers = []
    cancelled = 0
    for observer in exchange(&observers, with: []) { observer.end() }
  }
}
