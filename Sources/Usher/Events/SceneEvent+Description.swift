extension SceneEvent: CustomStringConvertible {
  /// The event in one line with its values, which `logLine` leaves out.
  public var description: String {
    switch self {
    case .admitted(let transaction): "admitted \(transaction)"
    case .refused(let error, let cause):
      "refused \(cause.rawValue): \(error.coordinator) could not \(error.verb): \(error.reason)"
        + " at \(error.callSite). \(error.detail)"
    case .redirected(let place, let rule, let cause):
      "diverted \(cause.rawValue): to \(place) by the guard \(rule)"
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
    case .saveFailed(let error): "unsaved: \(error.detail)"
    case .settled: "settled"
    case .failed(let error):
      "failed: \(error.coordinator) could not \(error.verb): \(error.reason). \(error.detail)"
    case .missed(let count): "missed \(count) events"
    case .closed: "closed"
    }
  }
}
