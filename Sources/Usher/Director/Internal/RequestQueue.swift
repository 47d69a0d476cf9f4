/// Requests that wait for the commit that runs, in order.
@MainActor struct RequestQueue {
  private var requests: [Request] = []
  private var first = 0

  var isEmpty: Bool { first == requests.count }

  /// Whether the next one was put off by a detour, so that nothing need be shown before it.
  var resumesNext: Bool { !isEmpty && requests[first].passage.isResumed }

  mutating func append(_ request: Request) {
    requests.append(request)
  }

  mutating func next() -> Request? {
    guard first < requests.count else {
      requests.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    defer { first += 1 }
    return requests[first]
  }
}
