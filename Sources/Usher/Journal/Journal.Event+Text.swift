extension Journal.Event: CustomStringConvertible {
  /// The event in one line, with the values that it was recorded with.
  public var description: String {
    switch self {
    case .began(let tree): tree.isEmpty ? "began" : "began in \(tree.active?.name ?? "a window")"
    case .admitted(let change, _): "admitted \(change)"
    case .refused(let refusal): "refused \(refusal)"
    case .redirected(let place, let rule, let cause):
      "redirected \(cause.rawValue): to \(place) by the guard \(rule)"
    case .fact(let fact): "fact: \(fact)"
    case .started(let id, let name): "started \(name) \(id)"
    case .finished(let id, let name, let reason):
      "finished \(name) \(id): \(reason ?? "with a result")"
    case .entered(let phase): "entered \(phase.rawValue)"
    case .closed: "closed"
    }
  }
}

extension Journal.Refusal: CustomStringConvertible {
  /// The refusal in one line.
  public var description: String {
    "\(cause.rawValue): \(coordinator) could not \(verb): \(reason). \(detail)"
  }
}
