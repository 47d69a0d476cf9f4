/// An event of a window, for its observers.
public enum SceneEvent: Sendable {
  /// A change was admitted.
  case admitted(SceneChange)
  /// A change was refused; law 5: never silently.
  case refused(NavigationError, SceneChange.Cause)
  /// A guard led somewhere else instead, or first.
  case redirected(to: String, by: String, SceneChange.Cause)
  /// A host reported something.
  case fact(Fact)
  /// A coordinator started.
  case started(CoordinatorID, name: String)
  /// A coordinator finished; the reason is `nil` where it gave a result.
  case finished(CoordinatorID, name: String, CancellationReason?)
  /// A coordinator's scope ended.
  case scopeEnded(CoordinatorID, name: String)
  /// A screen came into sight.
  case appeared(NodeID)
  /// A screen went out of sight.
  case disappeared(NodeID)
  /// The window entered a phase.
  case entered(WindowPhase)
  /// A saved state came back, as far as it could.
  case restored(RestorationReport)
  /// A flow that had come back ended, and its parent had not taken it; the reason is `nil` where it
  /// gave a result.
  case resultUnclaimed(CoordinatorID, name: String, CancellationReason?)
  /// The position of the user could not be saved.
  case saveFailed(SnapshotError)
  /// The display shows what was admitted.
  case settled
  /// Something failed that nobody asked for.
  case failed(NavigationError)
  /// This observer lagged behind, and so many events that came here were not kept for it.
  case missed(Int)
  /// The director closed; the last event.
  case closed
}

extension SceneEvent: CustomStringConvertible {
  /// The event in one line with its values, which `logLine` leaves out.
  public var description: String {
    switch self {
    case .admitted(let transaction): "admitted \(transaction)"
    case .refused(let error, let cause):
      "refused \(cause.rawValue): \(error.coordinator) could not \(error.verb): \(error.reason)"
        + " at \(error.callSite). \(error.detail)"
    case .redirected(let place, let rule, let cause):
      "redirected \(cause.rawValue): to \(place) by the guard \(rule)"
    case .fact(let fact): "fact: \(fact)"
    case .started(let id, let name): "started \(name) \(id)"
    case .finished(let id, let name, let reason):
      "finished \(name) \(id): \(reason?.name ?? "with a result")"
    case .scopeEnded(let id, let name): "ended the scope of \(name) \(id)"
    case .appeared(let id): "appeared \(id)"
    case .disappeared(let id): "disappeared \(id)"
    case .entered(let phase): "entered \(phase.rawValue)"
    case .restored(let report): "restored: \(report)"
    case .resultUnclaimed(let id, let name, let reason):
      "unclaimed end of \(name) \(id): \(reason?.name ?? "with a result")"
    case .saveFailed(let error): "save failed: \(error.detail)"
    case .settled: "settled"
    case .failed(let error):
      "failed: \(error.coordinator) could not \(error.verb): \(error.reason). \(error.detail)"
    case .missed(let count): "missed \(count) events"
    case .closed: "closed"
    }
  }
}
