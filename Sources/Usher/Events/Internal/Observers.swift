/// Whoever wants to know what happens in a window.
@MainActor final class Observers {
  private var bodies: [(number: Int, body: @MainActor (SceneDirector.Event) -> Void)] = [] {
    didSet { isEmpty = bodies.isEmpty && mailboxes.isEmpty }
  }
  private var mailboxes: [WeakMailbox] = [] {
    didSet { isEmpty = bodies.isEmpty && mailboxes.isEmpty }
  }
  private(set) var isEmpty = true
  private var next = 0

  private struct WeakMailbox {
    weak var mailbox: Mailbox?
  }

  func add(_ body: @escaping @MainActor (SceneDirector.Event) -> Void) -> Int {
    next += 1
    bodies.append((next, body))
    return next
  }

  /// Adds a mailbox, which is dropped once nobody reads it any more.
  func add(_ mailbox: Mailbox) { mailboxes.append(WeakMailbox(mailbox: mailbox)) }

  func remove(_ number: Int) { bodies.removeAll { $0.number == number } }

  /// Tells everybody: those who are called in the order in which they came, then those who wait.
  func send(_ event: SceneDirector.Event) {
    for (number, body) in bodies where isListening(number) { body(event) }
    mailboxes.removeAll { $0.mailbox == nil }
    for box in mailboxes { box.mailbox?.put(event) }
  }

  /// Whether one goes on listening, now that others have been told.
  private func isListening(_ number: Int) -> Bool { bodies.contains { $0.number == number } }

  func finish() {
    for box in mailboxes { box.mailbox?.finish() }
    mailboxes = []
    bodies = []
  }
}
