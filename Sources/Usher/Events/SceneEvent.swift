/// An event of a window, for its observers.
public enum SceneEvent: Sendable {
  /// A change was admitted.
  case admitted(SceneChange)
  /// A change was refused.
  case refused(NavigationError, SceneChange.Cause)
  /// A guard redirected the change, or requires a detour first.
  case redirected(to: String, by: String, SceneChange.Cause)
  /// A host reported something.
  case fact(Fact)
  /// A coordinator started.
  case started(CoordinatorID, name: String)
  /// A coordinator finished; the reason is `nil` if it returned a result.
  case finished(CoordinatorID, name: String, CancellationReason?)
  /// A coordinator's scope ended.
  case scopeEnded(CoordinatorID, name: String)
  /// A screen appeared on the display; the name is that in outlines, and `Alert` for every alert.
  case appeared(NodeID, name: String)
  /// A screen disappeared from the display.
  case disappeared(NodeID)
  /// The window entered a phase.
  case entered(WindowPhase)
  /// A saved state was restored, as far as possible.
  case restored(RestorationReport)
  /// A restored flow ended that its parent had not taken; the reason is `nil` if it returned a
  /// result.
  case resultUnclaimed(CoordinatorID, name: String, CancellationReason?)
  /// The user's place could not be saved.
  case saveFailed(SnapshotError)
  /// The display waits before it shows the admitted tree, for example for an alert of the app's
  /// own.
  case waiting(for: String)
  /// The display shows the admitted tree.
  case settled
  /// Something failed that no caller had requested.
  case failed(NavigationError)
  /// This observer fell behind and missed a number of events.
  case missed(Int)
  /// The director closed; the last event.
  case closed
}

extension SceneEvent: CustomStringConvertible {
  /// The event in one line, with its values.
  public var description: String { message.text }

  /// The event in one line without values of routes, arguments and states, as a log shows it.
  var logLine: String { message.redacted }

  /// The values that its line in a log leaves out, if there are any.
  package var hiddenValues: String? {
    guard case .refused(let error, _) = self, message.text != message.redacted else { return nil }
    return "\(error.verb): \(error.detail)"
  }

  private var message: Message {
    switch self {
    case .admitted(let change):
      Message("admitted \(change)", redacted: "admitted \(change.description(of: \.logText))")
    case .refused(let error, let cause):
      "refused \(cause.rawValue): \(error.headline) at \(error.callSite.description). \(error.message)"
    case .redirected(let place, let rule, let cause):
      "redirected \(cause.rawValue): to \(private: place) by the guard \(rule)"
    case .fact(let fact): Message("fact: \(fact)", redacted: "fact: \(fact.withoutValues)")
    case .started(let id, let name): "started \(name) \(id.description)"
    case .finished(let id, let name, let reason):
      "finished \(name) \(id.description): \(reason?.name ?? "with a result")"
    case .scopeEnded(let id, let name): "ended the scope of \(name) \(id.description)"
    case .appeared(let id, let name): "appeared \(name) \(id.description)"
    case .disappeared(let id): "disappeared \(id)"
    case .entered(let phase): "entered \(phase.rawValue)"
    case .restored(let report):
      Message("restored: \(report)", redacted: "restored: \(report.logText)")
    case .resultUnclaimed(let id, let name, let reason):
      "unclaimed end of \(name) \(id.description): \(reason?.name ?? "with a result")"
    case .saveFailed(let error):
      Message("save failed: \(error.detail)", redacted: "save failed: \(error.reason)")
    case .waiting(let obstacle): "waiting for \(obstacle)"
    case .settled: "settled"
    case .failed(let error): "failed: \(error.headline). \(error.message)"
    case .missed(let count): "missed \(count) events"
    case .closed: "closed"
    }
  }
}
