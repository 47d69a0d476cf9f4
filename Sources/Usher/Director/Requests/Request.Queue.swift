extension Request {
  /// Requests that wait for the running commit, in order.
  @MainActor final class Queue {
    /// A removed request leaves `nil`, so that no access to the array releases a request.
    private var requests: [Request?] = []
    private var first = 0
    /// The requests that wait for the window's own layout; `nil` once it is shown.
    ///
    /// They are links and, until the root coordinator has started, its commands.
    private var held: [Request]?

    var isEmpty: Bool { first == requests.count }

    var isHolding: Bool { held?.isEmpty == false }

    /// `true` while a flow that a guard requires is shown instead of the first layout.
    var isAwaitingLayout: Bool { held != nil }

    /// `true` if a detour postponed the next request, so that nothing has to be shown before it.
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

    func suspend() { held = held ?? [] }

    func resume() { requests += exchange(&held, with: nil) ?? [] }
  }
}
