/// Requests that wait for the commit that runs, in order.
@MainActor final class RequestQueue {
  /// A request that has been taken out leaves `nil`, so that nothing is released in here.
  private var requests: [Request?] = []
  private var first = 0
  /// What came for the window's own layout while that is not shown yet; `nil` once it is: links, and
  /// what the root coordinator, which has not started, asks for.
  private var held: [Request]?

  var isEmpty: Bool { first == requests.count }

  var isHolding: Bool { held?.isEmpty == false }

  /// Indicates whether a flow that a guard requires stands in place of the first layout.
  var isAwaitingLayout: Bool { held != nil }

  /// Indicates whether the next one was put off by a detour, so that nothing need be shown before it.
  var resumesNext: Bool { !isEmpty && requests[first]?.history.isResumed == true }

  func append(_ request: Request) { requests.append(request) }

  func next() -> Request? {
    while first < requests.count {
      let request = exchange(&requests[first], with: nil)
      first += 1
      guard let request, held != nil, request.waitsForLayout else { return request }
      held?.append(request)
    }
    requests.removeAll(keepingCapacity: true)
    first = 0
    return nil
  }

  func hold() { held = held ?? [] }

  func release() { requests += exchange(&held, with: nil) ?? [] }
}
