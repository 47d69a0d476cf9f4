extension Coordinator {
  /// Shows an alert and waits for what the user chooses.
  ///
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
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
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - answer: Receives the answer, exactly once; `nil` where there is none.
  /// - Returns: What became of it.
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
