/// Somebody who is told what happens in a window, in the very turn in which it happens.
///
/// It goes on until it is cancelled or the director has closed, whether it is kept or not.
@MainActor public final class EventObservation {
  private weak var observers: Observers?
  private let number: Int

  init(_ number: Int, of observers: Observers) {
    self.number = number
    self.observers = observers
  }

  /// Ends it; nothing is told from now on.
  public func cancel() { observers?.remove(number) }
}
