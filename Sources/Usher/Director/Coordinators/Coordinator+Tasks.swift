extension Coordinator {
  /// Runs a task on the main actor that is cancelled when this coordinator finishes.
  ///
  /// Of several the one that began last is cancelled first, as flows end. Where the coordinator has
  /// finished, the task is cancelled already.
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
  /// The screen is in the tree, or on its way there. Where it has left, was refused, or was never
  /// shown, the task is cancelled already.
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
