extension SceneDirector {
  /// Records the events from now on, in memory.
  ///
  /// The app's values are those in routes, arguments and states, titles, badges, the data of
  /// models, and the texts of alerts and their fields.
  ///
  /// - Returns: The recording, which continues until it is stopped or the director closes.
  public func record(keepingValues keepsValues: Bool = true) -> Recording {
    Recording(of: self, keepingValues: keepsValues)
  }

  /// Records the events from now on, and passes a line of JSON for each entry to a closure.
  ///
  /// The closure receives a line, without a line break, in the turn of the event.
  @discardableResult
  public func record(
    keepingValues keepsValues: Bool = true, fileID: String = #fileID, line: Int = #line,
    into sink: @escaping @MainActor (String) -> Void
  ) -> EventObservation {
    record(keepingValues: keepsValues, at: CallSite(fileID: fileID, line: line)) { sink($0.line) }
  }

  func record(
    keepingValues keepsValues: Bool, at callSite: CallSite,
    _ body: @escaping @MainActor (Journal.Entry) -> Void
  ) -> EventObservation {
    let clock = Stopwatch(options.clock)
    body(Journal.Entry(time: .zero, record: .began(keepsValues ? tree : tree.withoutValues)))
    return observe(at: callSite) { [weak self] event in
      guard let tree = self?.tree,
        let record = keepsValues
          ? Journal.Event(event, making: tree) : Journal.Event(withoutValuesOf: event, making: tree)
      else { return }
      body(Journal.Entry(time: clock.elapsed(), record: record))
    }
  }
}

/// A journal that is being recorded in memory, until it is stopped or released.
@MainActor public final class Recording {
  /// The events since recording began.
  public private(set) var journal = Journal([])
  private var observer: EventObservation?

  init(of director: SceneDirector, keepingValues keepsValues: Bool) {
    observer = director.record(keepingValues: keepsValues, at: CallSite()) { [weak self] in
      self?.journal.append($0)
    }
  }

  isolated deinit { observer?.cancel() }

  /// Stops the recording; the journal stays as it is.
  public func stop() { observer?.cancel() }
}

extension Journal.Event {
  /// What a journal keeps of an event, where it keeps it at all.
  @MainActor fileprivate init?(_ event: SceneEvent, making tree: SceneTree) {
    switch event {
    case .admitted(let transaction): self = .admitted(transaction, fingerprint: tree.fingerprint)
    case .refused(let error, let cause): self = .refused(Journal.Refusal(error, cause))
    case .redirected(let place, let rule, let cause): self = .redirected(to: place, by: rule, cause)
    case .fact(let fact): self = .fact(fact)
    case .started(let id, let name): self = .started(id, name: name)
    case .finished(let id, let name, let reason):
      self = .finished(id, name: name, reason: reason?.name)
    case .entered(let phase): self = .entered(phase)
    case .closed: self = .closed
    case .scopeEnded, .appeared, .disappeared, .settled, .failed, .missed, .restored,
      .resultUnclaimed,
      .saveFailed:
      return nil
    }
  }

  @MainActor fileprivate init?(withoutValuesOf event: SceneEvent, making tree: SceneTree) {
    switch event {
    case .admitted(let change):
      self = .admitted(change.withoutValues, fingerprint: tree.withoutValues.fingerprint)
    case .refused(let error, let cause):
      self = .refused(Journal.Refusal(withoutValuesOf: error, cause))
    case .redirected(_, let rule, let cause):
      self = .redirected(to: Message.placeholder, by: rule, cause)
    case .fact(let fact): self = .fact(fact.withoutValues)
    default: self.init(event, making: tree)
    }
  }
}

extension Journal.Refusal {
  fileprivate init(withoutValuesOf error: NavigationError, _ cause: SceneChange.Cause) {
    self.init(
      cause: cause, coordinator: error.coordinator, verb: error.logVerb,
      reason: error.reason.description, detail: error.logDetail)
  }

  fileprivate init(_ error: NavigationError, _ cause: SceneChange.Cause) {
    self.init(
      cause: cause, coordinator: error.coordinator, verb: error.verb,
      reason: error.reason.description, detail: error.detail)
  }
}
