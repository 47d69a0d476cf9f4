/// A gate at which a task waits on the main actor, and continues there as soon as it opens.
///
/// A task that an ordinary continuation resumes returns by way of another thread, which a busy
/// machine may delay while everything else on the main actor runs first. Here the main actor itself
/// holds the task's next job: tasks continue in the order in which their gates opened, before any
/// job that is enqueued later. A custom actor executor (SE-0392) provides that job.
actor Gate {
  private nonisolated let held = HeldJob()

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe held.asUnownedSerialExecutor() }

  /// An optimizer omits the hop to an actor that does nothing, so `pass()` writes this.
  private var hasPassed = false

  /// Returns when the gate is open; for one task, on the main actor.
  func pass() { hasPassed = true }

  /// Resumes the task.
  @MainActor func open() { held.release() }
}

/// The executor of a gate, which holds the job behind the gate until it opens.
private final class HeldJob: SerialExecutor {
  @MainActor private var job: UnownedJob?
  @MainActor private var isReleased = false

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    MainActor.assumeIsolated { retain(job) }
  }

  @MainActor private func retain(_ job: UnownedJob) {
    if isReleased { MainActor.shared.enqueue(job) } else { self.job = job }
  }

  @MainActor func release() {
    isReleased = true
    if let job = exchange(&job, with: nil) { MainActor.shared.enqueue(job) }
  }
}
