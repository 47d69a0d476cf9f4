extension Coordinator {
  /// Shows an alert and waits for what the user chooses.
  ///
  /// - Returns: The answer; `nil` where the alert was refused, or left without one.
  public func alert(
    _ alert: SceneAlert, fileID: String = #fileID, line: Int = #line
  ) async -> SceneAlert.Answer? {
    await withCheckedContinuation { continuation in
      present(alert, fileID: fileID, line: line) { continuation.resume(returning: $0) }
    }
  }

  /// Shows an alert.
  ///
  /// The closure receives the answer exactly once; `nil` where there is none.
  @discardableResult
  public func present(
    _ alert: SceneAlert, fileID: String = #fileID, line: Int = #line,
    answer: @escaping @MainActor (SceneAlert.Answer?) -> Void = { _ in }
  ) -> NavigationHandle {
    perform(
      .alert(alert, answer: answer),
      at: CallSite(fileID: fileID, line: line))
  }
}
