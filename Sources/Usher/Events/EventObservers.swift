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
  /// How many rounds of commands by observers have led to what happens now.
  private(set) var round = 0
  /// How many commands observers have given in this turn.
  private var commands = 0
  /// How many rounds observers may cause in one turn, and how many commands.
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

  /// The round of a command that is given now.
  var nextRound: Int { isDelivering ? round + 1 : round }

  /// Notes a command of a round; returns what observers have caused too much of by it, if anything.
  func note(commandOf round: Int) -> String? {
    guard round > 0 else { return nil }
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

  /// Runs a command of a round, so that the events that it causes are of that round.
  func during(_ round: Int, _ body: () -> Void) {
    let outer = exchange(&self.round, with: round)
    body()
    self.round = outer
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
