/// An observation of a window's events, which are delivered in the turn in which they happen.
///
/// It continues until it is cancelled or the director closes, even if no reference to it is kept.
@MainActor public final class EventObservation {
  private weak var observers: EventObservers?
  private weak var observer: Observer?

  init(_ observer: Observer?, of observers: EventObservers) {
    self.observer = observer
    self.observers = observers
  }

  /// Ends the observation; no event is delivered from now on.
  public func cancel() {
    if let observer { observers?.remove(observer) }
  }
}

/// A closure that is called for every event, and the place where it was added.
@MainActor final class Observer {
  private var body: (@MainActor (SceneEvent) -> Void)?
  let callSite: CallSite
  /// A Boolean value that indicates whether it writes every event to standard error.
  let isConsole: Bool

  init(
    at callSite: CallSite, isConsole: Bool = false,
    _ body: @escaping @MainActor (SceneEvent) -> Void
  ) {
    self.callSite = callSite
    self.isConsole = isConsole
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  func notify(_ event: SceneEvent) { body?(event) }

  func cancel() { discard(exchange(&body, with: nil)) }
}
