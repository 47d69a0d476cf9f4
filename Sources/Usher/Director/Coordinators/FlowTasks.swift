/// The tasks of one coordinator, cancelled when it finishes, or of one screen, when that leaves.
@MainActor final class FlowTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var next = 0
  /// The number of the first task that the latest `build()` started.
  private var firstOfBuild = Int.max

  var count: Int { tasks.count }

  /// Keeps a task until it calls `end`.
  func add(_ make: (_ end: @escaping @MainActor () -> Void) -> Task<Void, Never>) -> Task<
    Void, Never
  > {
    let number = next
    next += 1
    let task = make { [weak self] in self?.tasks[number] = nil }
    tasks[number] = task
    return task
  }

  func beginBuild() { firstOfBuild = next }

  /// Cancels the tasks of a `build()` whose layout is abandoned.
  func cancelBuild() {
    for (number, task) in tasks.sorted(by: { $0.key > $1.key }) where number >= firstOfBuild {
      task.cancel()
    }
    firstOfBuild = Int.max
  }

  /// Cancels the newest task first.
  func cancelAll() {
    let running = exchange(&tasks, with: [:])
    for (_, task) in running.sorted(by: { $0.key > $1.key }) { task.cancel() }
  }
}
