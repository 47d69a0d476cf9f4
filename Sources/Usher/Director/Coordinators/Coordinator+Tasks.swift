extension Coordinator {
  /// Runs a task on the main actor that is cancelled when this coordinator finishes.
  ///
  /// Tasks are cancelled in reverse order of their start.
  ///
  /// - Returns: The task, which is already cancelled if the coordinator has finished.
  @discardableResult
  public func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let task = tasks.run(body) { [weak director] in director?.noteActivity() }
    if isFinished { tasks.cancelAll() }
    return task
  }

  /// Runs a task on the main actor that is cancelled when a screen leaves, or this coordinator finishes.
  ///
  /// ```swift
  /// push(screen)
  /// task(boundTo: screen) { await screen.load() }
  /// ```
  ///
  /// The screen must be in the tree, or have been passed to a verb.
  ///
  /// - Returns: The task, which is already cancelled if the screen has left, was refused, or was
  ///   never shown.
  @discardableResult
  public func task(
    boundTo screen: any Screen, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    guard let director, !isFinished else {
      let task = task(body)
      task.cancel()
      return task
    }
    defer { director.endTasksOfRefusedScreens() }
    return director.screenTasks.hold(for: screen) { end in
      task {
        await body()
        end()
      }
    }
  }
}
