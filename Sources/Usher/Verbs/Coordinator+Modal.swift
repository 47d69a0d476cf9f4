extension Coordinator {
  /// Presents a screen or a view over the content.
  @discardableResult
  public func present(
    _ screen: any Showable, as placement: Placement = .sheet, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .present(screen, as: placement).animated(animation), from: source, fileID: fileID, line: line)
  }

  /// Dismisses the topmost modal that the coordinator presented, or else the one that it is in.
  @discardableResult
  public func dismiss(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.dismiss().animated(animation), fileID: fileID, line: line)
  }

  /// Dismisses the modal that contains a screen or a key's, and all above it.
  @discardableResult
  public func dismiss(
    _ screen: any Showable, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.dismiss(screen).animated(animation), fileID: fileID, line: line)
  }

  /// Dismisses every modal of the window.
  @discardableResult
  public func dismissAll(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.dismissAll().animated(animation), fileID: fileID, line: line)
  }

  /// Shows an alert and waits for the answer; `nil` if it was refused, or removed without an
  /// answer.
  public func alert(
    _ alert: SceneAlert, fileID: String = #fileID, line: Int = #line
  ) async -> SceneAlert.Answer? {
    await withMainActorContinuation { continuation in
      // A trial does not call the closure, but releasing `answer` resumes this task even then.
      let answer = AlertScreen.Completion { continuation.resume(returning: $0) }
      present(alert, fileID: fileID, line: line) { answer.resolve($0) }
    }
  }

  /// Shows an alert and returns whether the user chose a button other than a cancel button.
  ///
  /// ```swift
  /// let question = SceneAlert(
  ///   "Delete the draft?", buttons: [.destructive("Delete"), .cancel("Keep")])
  /// guard await confirm(question) else { return }
  /// ```
  public func confirm(
    _ alert: SceneAlert, fileID: String = #fileID, line: Int = #line
  ) async -> Bool {
    let answer = await self.alert(alert, fileID: fileID, line: line)
    return answer.map { $0.button.role != .cancel } ?? false
  }

  /// Shows an alert.
  ///
  /// The closure receives the answer exactly once; `nil` if there is none.
  @discardableResult
  public func present(
    _ alert: SceneAlert, fileID: String = #fileID, line: Int = #line,
    answer: @escaping @MainActor (SceneAlert.Answer?) -> Void = { _ in }
  ) -> NavigationHandle {
    perform(.alert(alert, answer: answer), fileID: fileID, line: line)
  }
}
