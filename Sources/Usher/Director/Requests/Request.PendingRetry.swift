extension Request {
  /// A refused request that can be made again, once, if the owner of a screen agrees.
  ///
  /// Once no owner can agree, at the latest when the director closes, its flow or alert is refused,
  /// so that it has exactly one outcome.
  @MainActor final class PendingRetry {
    private var request: Request?
    private let refusal: NavigationError?
    private var answer: NavigationHandle { didSet { discard(oldValue) } }

    init(_ request: Request, _ refusal: NavigationError?) {
      self.request = request
      self.refusal = refusal
      answer = request.navigation
    }

    deinit {
      guard let refusal, let request else { return }
      Task { @MainActor in request.cancel(refusal) }
    }

    /// `true` while it can be made again.
    var isWaiting: Bool { request != nil }

    /// Makes the request again, with an agreement to remove some nodes.
    func proceed(_ director: SceneDirector?, agreedBy nodes: [NodeID]) -> NavigationHandle {
      guard let director, let request = exchange(&request, with: nil) else { return answer }
      let again = request.agreed(by: nodes)
      answer = again.navigation
      director.submit(again)
      return again.navigation
    }

    func giveUp() {
      guard let request = exchange(&request, with: nil) else { return }
      answer = .refused(request.error(.closed))
      if let refusal { request.cancel(refusal) }
    }
  }

  /// The refused requests that may still be agreed to; holds them weakly.
  struct PendingRetries {
    private var retries: [Weak<Request.PendingRetry>] = []
    private var limit = 16

    /// Adds a retry; released ones are dropped when the list has doubled.
    mutating func add(_ retry: Request.PendingRetry) {
      if retries.count == limit {
        retries.removeAll { $0.object == nil }
        limit = max(16, 2 * retries.count)
      }
      retries.append(Weak(object: retry))
    }

    @MainActor var isWaiting: Bool { retries.contains { $0.object?.isWaiting == true } }

    mutating func popAll() -> [Request.PendingRetry] {
      exchange(&retries, with: []).compactMap(\.object)
    }
  }
}
