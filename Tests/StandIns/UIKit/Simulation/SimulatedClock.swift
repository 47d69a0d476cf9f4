public import Foundation

/// The clock of a simulation, which passes only on request.
@_spi(Test) @MainActor public final class SimulatedClock {
  /// The seconds that have passed.
  public private(set) var now: TimeInterval = 0
  private var events: [Event] = []
  private var scheduled = 0
  private var didSchedule: () -> Void = {}

  /// A Boolean value that indicates whether no event is scheduled.
  public var isIdle: Bool { events.isEmpty }

  /// Schedules an event.
  public func after(_ delay: TimeInterval, _ body: @escaping () -> Void) {
    scheduled += 1
    events.append(Event(time: now + max(delay, 0), order: scheduled, body: body))
    didSchedule()
  }

  /// Advances the clock, running due events in order.
  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let event = next(until: end) { fire(event) }
    now = max(now, end)
  }

  /// Runs only the next event, at any time.
  func fireNext() {
    if let event = next(until: .infinity) { fire(event) }
  }

  /// Called for every scheduled event.
  func onSchedule(_ body: @escaping () -> Void) { didSchedule = body }

  private func next(until end: TimeInterval) -> Event? {
    let first = events.indices.min { events[$0].isBefore(events[$1]) }
    guard let first, events[first].time <= end else { return nil }
    return events.remove(at: first)
  }

  private func fire(_ event: Event) {
    now = max(now, event.time)
    event.body()
  }
}

private struct Event {
  let time: TimeInterval
  let order: Int
  let body: () -> Void

  func isBefore(_ other: Event) -> Bool { (time, order) < (other.time, other.order) }
}
