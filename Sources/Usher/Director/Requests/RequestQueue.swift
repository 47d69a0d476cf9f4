/// Requests that wait for the commit that runs, in order.
@MainActor final class RequestQueue {
  /// A request that has been taken out leaves `nil`, so that nothing is released in here.
  private var requests: [Request?] = []
  private var first = 0
  /// The links that came while the window does not show its own layout yet; `nil` once it does.
  private var held: [Request]?

  var isEmpty: Bool { first == requests.count }

  var isHoldingLinks: Bool { held?.isEmpty == false }

  /// Indicates whether a flow that a guard requires stands in place of the first layout.
  var isAwaitingLayout: Bool { held != nil }

  /// Indicates whether the next one was put off by a detour, so that nothing need be shown before it.
  var resumesNext: Bool { !isEmpty && requests[first]?.history.isResumed == true }

  func append(_ request: Request) { requests.append(request) }

  func next() -> Request? {
    while first < requests.count {
      let request = exchange(&requests[first], with: nil)
      first += 1
      guard let request, held != nil, request.cause == .link else { return request }
      held?.append(request)
    }
    requests.removeAll(keepingCapacity: true)
    first = 0
    return nil
  }

  func hold() { held = held ?? [] }

  func release() { requests += exchange(&held, with: nil) ?? [] }
}
