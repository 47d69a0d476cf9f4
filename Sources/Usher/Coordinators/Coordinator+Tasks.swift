extension Coordinator {
  /// Runs a task on the main actor that is cancelled when this coordinator finishes.
  ///
  /// Of several the one that began last is cancelled first, as flows end.
  ///
  /// - Parameter body: What it does.
  /// - Returns: The task; one that is cancelled already where the coordinator has finished.
  @discardableResult
  public func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let task = tasks.run(body) { [weak director] in director?.noteActivity() }
    if isFinished { tasks.cancelAll() }
    return task
  }
}
