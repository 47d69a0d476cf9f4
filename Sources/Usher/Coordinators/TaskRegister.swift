/// The tasks of one coordinator, cancelled when it finishes.
@MainActor final class TaskRegister {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var next = 0

  var count: Int { tasks.count }

  func run(
    _ body: @escaping @MainActor () async -> Void, noting activity: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    let number = next
    next += 1
    let task = Task { @MainActor [weak self] in
      activity()
      await body()
      activity()
      self?.tasks[number] = nil
    }
    tasks[number] = task
    return task
  }

  /// The last one that began goes first.
  func cancelAll() {
    let running = exchange(&tasks, with: [:])
    for (_, task) in running.sorted(by: { $0.key > $1.key }) { task.cancel() }
  }
}
