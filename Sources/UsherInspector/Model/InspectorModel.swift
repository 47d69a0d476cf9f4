#if DEBUG
import Observation
package import Usher

/// The state of the inspector of one window, which all hosts show.
///
/// It reads and never writes: it holds its director weakly, and keeps only the text of events.
/// While closed it records refusals and the trail, and reads neither the tree nor a container.
@MainActor @Observable package final class InspectorModel {
  /// The number of refusals, and of events in the trail, that are kept.
  package nonisolated static let limit = (refusals: 50, trail: 200)

  @ObservationIgnored package private(set) weak var director: SceneDirector?
  /// Changes when any page may read differently; only while the inspector is open.
  private(set) var revision = 0
  @ObservationIgnored private(set) var refusals: [RecordedRefusal] = []
  @ObservationIgnored private(set) var hasClosed = false
  /// The times at which the coordinators started whose scopes have not ended.
  @ObservationIgnored private(set) var starts: [CoordinatorID: Duration] = [:]
  @ObservationIgnored private var trail: Trail?
  @ObservationIgnored private var count = 0
  @ObservationIgnored private(set) var elapsed: @MainActor () -> Duration = { .zero }
  @ObservationIgnored private var observation: EventObservation?
  @ObservationIgnored private var ticking: Task<Void, Never>?
  /// `true` while a page of it may be on the display.
  @ObservationIgnored package var isOpen = false { didSet { openedOrClosed() } }

  package init() {}

  /// The events so far, the oldest first, without values.
  var crumbs: [String] { trail?.crumbs ?? [] }

  /// Follows a director from now on, and forgets the records of another one.
  package func follow(_ director: SceneDirector) {
    guard director !== self.director else { return }
    observation?.cancel()
    (self.director, hasClosed, refusals, starts) = (director, false, [], [:])
    elapsed = director.options.clock.stopwatch()
    trail = director.trail(last: Self.limit.trail)
    observation = director.observe { [weak self] in self?.record($0) }
    recordChange()
  }

  /// Reads the pages again each second while one is on the display whose facts cause no event.
  ///
  /// An instance that a container makes is such a fact, and so is the age of a scope.
  package func tick(_ isOn: Bool) {
    ticking?.cancel()
    ticking = nil
    guard isOn, isOpen, let clock = director?.options.clock else { return }
    ticking = clock.after(.seconds(1)) { [weak self] in
      self?.recordChange()
      self?.tick(true)
    }
  }

  private func openedOrClosed() {
    if isOpen { revision &+= 1 } else { tick(false) }
  }

  private func recordChange() { if isOpen { revision &+= 1 } }
}

extension InspectorModel {
  private func record(_ event: SceneEvent) {
    switch event {
    case .refused(let error, let cause): record(error, cause.rawValue)
    case .failed(let error): record(error, "no caller")
    case .started(let id, _): starts[id] = elapsed()
    case .scopeEnded(let id, _): starts[id] = nil
    case .closed: hasClosed = true
    default: break
    }
    recordChange()
  }

  private func record(_ error: NavigationError, _ cause: String) {
    count += 1
    if refusals.count == Self.limit.refusals { refusals.removeFirst() }
    refusals.append(RecordedRefusal(error, cause: cause, number: count, at: elapsed()))
  }
}
#endif
