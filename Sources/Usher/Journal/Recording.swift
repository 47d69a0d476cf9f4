/// A journal that is being recorded in memory, until it is stopped or released.
@MainActor public final class Recording {
  /// The events since recording began.
  public private(set) var journal = Journal([])
  private var observer: EventObservation?

  init(of director: SceneDirector, keepingValues keepsValues: Bool) {
    observer = Journal.record(director, keepingValues: keepsValues, at: CallSite()) { [weak self] in
      self?.journal.append($0)
    }
  }

  isolated deinit { observer?.cancel() }

  /// Stops the recording; the journal stays as it is.
  public func stop() { observer?.cancel() }
}

extension Journal.Event {
  /// The record that a journal keeps of an event, if it keeps one.
  @MainActor package init?(
    _ event: SceneEvent, making tree: SceneTree, keepingValues keepsValues: Bool
  ) {
    switch event {
    case .admitted(let change):
      self = .admitted(
        keepsValues ? change : change.withoutValues,
        fingerprint: (keepsValues ? tree : tree.withoutValues).fingerprint)
    case .refused(let error, let cause): self = .refused(Journal.Refusal(error, cause, keepsValues))
    case .redirected(let place, let rule, let cause):
      self = .redirected(to: keepsValues ? place : Message.placeholder, by: rule, cause)
    case .fact(let fact): self = .fact(keepsValues ? fact : fact.withoutValues)
    case .started(let id, let name): self = .started(id, name: name)
    case .finished(let id, let name, let reason):
      self = .finished(id, name: name, reason: reason?.name)
    case .entered(let phase): self = .entered(phase)
    case .closed: self = .closed
    case .scopeEnded, .appeared, .disappeared, .waiting, .settled, .failed, .missed, .restored,
      .resultUnclaimed, .saveFailed:
      return nil
    }
  }
}

extension Journal.Refusal {
  fileprivate init(_ error: NavigationError, _ cause: SceneChange.Cause, _ keepsValues: Bool) {
    self.init(
      cause: cause, coordinator: error.coordinator,
      verb: keepsValues ? error.verb : error.command.redacted, reason: error.reason.description,
      detail: keepsValues ? error.detail : error.message.redacted)
  }
}

extension Journal {
  /// Passes an entry for each event of a window, from now on, to a closure.
  @MainActor static func record(
    _ director: SceneDirector, keepingValues keepsValues: Bool, at callSite: CallSite,
    _ body: @escaping @MainActor (Entry) -> Void
  ) -> EventObservation {
    let elapsed = director.options.clock.stopwatch()
    let tree = director.tree
    body(Entry(time: .zero, record: .began(keepsValues ? tree : tree.withoutValues)))
    return director.observe(at: callSite) { [weak director] event in
      guard let tree = director?.tree,
        let record = Event(event, making: tree, keepingValues: keepsValues)
      else { return }
      body(Entry(time: elapsed(), record: record))
    }
  }
}
