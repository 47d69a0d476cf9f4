/// Requests that wait for the commit that runs, in order.
@MainActor struct RequestQueue {
  private var requests: [Request] = []
  private var first = 0
  /// The links that came while the window does not show its own layout yet.
  private var held: [Request]?

  var isEmpty: Bool { first == requests.count }

  /// Whether the next one was put off by a detour, so that nothing need be shown before it.
  var resumesNext: Bool { !isEmpty && requests[first].passage.isResumed }

  mutating func append(_ request: Request) {
    requests.append(request)
  }

  mutating func next() -> Request? {
    while first < requests.count {
      let request = requests[first]
      first += 1
      guard held != nil, request.isLink else { return request }
      held?.append(request)
    }
    requests.removeAll(keepingCapacity: true)
    first = 0
    return nil
  }

  /// Keeps links back from now on.
  mutating func hold() {
    held = held ?? []
  }

  /// Lets the links through that were kept back.
  mutating func release() {
    requests += held ?? []
    held = nil
  }
}

extension Request {
  fileprivate var isLink: Bool {
    guard case .open = transition.operation else { return false }
    return true
  }
}
