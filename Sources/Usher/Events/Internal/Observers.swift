/// Whoever wants to know what happens in a window.
@MainActor final class Observers {
  private var bodies: [(number: Int, body: @MainActor (SceneEvent) -> Void)] = [] {
    didSet { isEmpty = bodies.isEmpty && mailboxes.isEmpty }
  }
  private var mailboxes: [WeakMailbox] = [] {
    didSet { isEmpty = bodies.isEmpty && mailboxes.isEmpty }
  }
  private(set) var isEmpty = true
  private var next = 0
  /// What has happened while others were being told.
  private var waiting: [SceneEvent] = []
  private var isTelling = false
  private var isOver = false

  private struct WeakMailbox {
    weak var mailbox: Mailbox?
  }

  func add(_ body: @escaping @MainActor (SceneEvent) -> Void) -> Int {
    next += 1
    bodies.append((next, body))
    return next
  }

  /// Adds a mailbox, which is dropped once nobody reads it any more.
  func add(_ mailbox: Mailbox) { mailboxes.append(WeakMailbox(mailbox: mailbox)) }

  func remove(_ number: Int) { bodies.removeAll { $0.number == number } }

  /// Tells everybody: those who are called in the order in which they came, then those who wait.
  ///
  /// What one of them brings about is told when all know of this, so that all hear in one order.
  func send(_ event: SceneEvent) {
    guard !isTelling else { return waiting.append(event) }
    isTelling = true
    tell(event)
    while !waiting.isEmpty { tell(waiting.removeFirst()) }
    isTelling = false
    if isOver { finish() }
  }

  private func tell(_ event: SceneEvent) {
    for (number, body) in bodies where isListening(number) { body(event) }
    mailboxes.removeAll { $0.mailbox == nil }
    for box in mailboxes { box.mailbox?.put(event) }
  }

  /// Whether one goes on listening, now that others have been told.
  private func isListening(_ number: Int) -> Bool { bodies.contains { $0.number == number } }

  func finish() {
    isOver = true
    if isTelling { return }
    for box in mailboxes { box.mailbox?.finish() }
    mailboxes = []
    bodies = []
  }
}
