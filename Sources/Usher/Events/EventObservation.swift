/// An observation of a window's events, which are delivered in the turn in which they happen.
///
/// It continues until it is cancelled or the director closes, even if no reference to it is kept.
@MainActor public final class EventObservation {
  private weak var observers: EventObservers?
  private var body: (@MainActor (SceneEvent) -> Void)? { didSet { discard(oldValue) } }
  let callSite: CallSite
  /// `true` if it writes every event to standard error.
  let isConsole: Bool

  init(
    by observers: EventObservers, at callSite: CallSite, isConsole: Bool,
    _ body: @escaping @MainActor (SceneEvent) -> Void
  ) {
    self.observers = observers
    self.callSite = callSite
    self.isConsole = isConsole
    self.body = body
  }

  /// Ends the observation; no event is delivered from now on.
  public func cancel() { observers?.remove(self) }

  var isCancelled: Bool { body == nil }

  func notify(_ event: SceneEvent) { body?(event) }

  func end() { body = nil }
}
