/// The observers of a window's events.
@MainActor final class EventObservers {
  private var observers: [EventObservation] = []
  /// The number of cancelled observers that are still in the list.
  private var cancelled = 0
  private var buffers: [Weak<Buffer>] = []
  /// The events that happened while another one was being delivered.
  private var waiting: [(event: SceneEvent, round: Int)] = []
  private var isOver = false
  private var isDelivering = false
  private(set) var notified: EventObservation?
  /// The number of rounds of commands by callbacks that led to the current one.
  private(set) var round = 0
  private var isNextRound = false
  /// The number of commands that callbacks gave in this turn in answer to each other.
  private var commands = 0
  /// The limits on rounds and commands that callbacks may cause in one turn.
  nonisolated static let limit = (rounds: 100, commands: 10_000)

  /// `true` if an observer writes every event to standard error.
  var hasConsole: Bool { observers.contains { $0.isConsole && !$0.isCancelled } }

  var isEmpty: Bool { observers.count == cancelled && buffers.isEmpty }

  func add(_ observer: EventObservation) { observers.append(observer) }

  /// Adds a buffer, which is dropped once it has no reader.
  func add(_ buffer: Buffer) { buffers.append(Weak(object: buffer)) }

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

  /// Returns the round of a command that is given now; a callback gives those of the next round.
  func nextRound(inCallback isInCallback: Bool) -> Int {
    !isNextRound && (isDelivering || isInCallback) ? round + 1 : round
  }

  /// Counts a command of a round; returns the limit that callbacks have exceeded, if any.
  ///
  /// The first round is not counted: a start may give any number of commands.
  func count(commandOf round: Int) -> String? {
    guard round > 1 else { return nil }
    commands += 1
    if round > Self.limit.rounds { return "\(Self.limit.rounds) rounds of commands" }
    return commands > Self.limit.commands ? "\(Self.limit.commands) commands" : nil
  }

  /// Resets the count when all commands of this turn have been performed.
  func rest() { commands = 0 }

  /// Returns true if events of a round may still lead to commands.
  func mayFollow(_ round: Int) -> Bool {
    round <= Self.limit.rounds && commands <= Self.limit.commands
  }

  /// Runs a command, so that the events that it causes are of its round.
  ///
  /// It also runs a callback that belongs to the next round already, as its commands do.
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
    for buffer in buffers { buffer.object?.enqueue(event) }
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
