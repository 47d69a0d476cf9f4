import UsherTesting

extension RecordedVisit {
  /// An event of a visit without identities and times, which differ between a device and a stage.
  enum Mark: Hashable {
    /// The tree became another one.
    case tree(String)
    /// The user acted on the display.
    case act(Act)
    /// A change was refused, for a coordinator and a reason.
    case refused(String, String)
    /// A coordinator finished; the reason is `nil` if it returned a result.
    case finished(String, String?)

    enum Act: Hashable {
      case back, dismiss, select, resize
      case answer(Int)
    }

    /// The mark of an event other than a change; `nil` if a stage need not have that event.
    ///
    /// Opened links are not recorded, so a refused one is no mark: it has no effect.
    init?(_ event: Journal.Event) {
      switch event {
      case .fact(let fact):
        guard let act = Act(fact) else { return nil }
        self = .act(act)
      case .refused(let refusal) where refusal.cause != .link:
        self = .refused(refusal.coordinator, refusal.reason)
      case .finished(_, let name, let reason): self = .finished(name, reason)
      case .began, .admitted, .refused, .redirected, .started, .entered, .closed: return nil
      }
    }
  }
}

extension RecordedVisit.Mark.Act {
  fileprivate init?(_ fact: Fact) {
    switch fact {
    case .popped: self = .back
    case .dismissed: self = .dismiss
    case .selected: self = .select
    case .answered(_, let button, _): self = .answer(button)
    case .resized: self = .resize
    case .dismissalAttempted, .gestureBegan, .gestureEnded, .appeared, .disappeared: return nil
    }
  }
}
