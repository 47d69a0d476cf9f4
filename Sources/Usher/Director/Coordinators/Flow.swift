/// A started coordinator with a result: the handle of its start, and its outcome.
///
/// Law 3: the outcome arrives exactly once, however the flow ends.
@MainActor public final class Flow<Output> {
  /// The handle of the start.
  public let navigation = NavigationHandle()
  private var delivered: Outcome<Output>?
  private let waiters = Waiters<Void>()
  private weak var tracker: LifetimeTracker?
  private var receipt: LifetimeTracker.FlowResult?

  init() {}

  /// The admission of the start, or why it was refused; `nil` while another commit runs first.
  public var result: Result<Void, NavigationError>? { navigation.result }

  /// Waits until the display shows the flow's start.
  ///
  /// - Throws: `NavigationError` if it was refused, or the host could not show it.
  public func settled() async throws(NavigationError) { try await navigation.settled() }

  /// The outcome; waits until the flow has ended.
  public var outcome: Outcome<Output> {
    get async {
      while true {
        if let delivered {
          recordReceipt()
          return delivered
        }
        await waiters.value()
      }
    }
  }

  /// The result, or `nil` if the flow was cancelled; waits until the flow has ended.
  ///
  /// ```swift
  /// guard let address = await start(PickAddress(), as: .sheet).output else { return }
  /// ```
  public var output: Output? {
    get async {
      guard case .finished(let output) = await outcome else { return nil }
      return output
    }
  }

  /// The outcome; `nil` while the flow runs.
  public var currentOutcome: Outcome<Output>? {
    if delivered != nil { recordReceipt() }
    return delivered
  }

  /// Records that the current task receives the result; a cancelled task receives it too late.
  private func recordReceipt() {
    if Task.isCancelled { receipt?.isTakenTooLate = true } else { receipt?.isTaken = true }
  }

  /// Lets the director's tracker find a result that no task receives.
  func track(_ type: Coordinator.Type, in director: SceneDirector?) {
    guard let tracker = director?.tracker else { return }
    self.tracker = tracker
    receipt = LifetimeTracker.FlowResult(OutlineName.of(type))
  }

  func deliver(_ ending: FlowEnding) {
    guard delivered == nil else { return }
    delivered = Outcome(ending)
    if case .finished = delivered, let receipt { tracker?.record(receipt) }
    waiters.resumeAll(returning: ())
  }
}
