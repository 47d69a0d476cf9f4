/// A gate at which a task waits on the main actor, and goes on there as soon as it opens.
///
/// A task that an ordinary continuation resumes comes back by way of another thread, which a busy
/// machine may hold up while everything else on the main actor goes first. Here the task's next job is
/// held on the main actor itself: tasks go on in the order in which their gates opened, before all that
/// is enqueued later. A custom actor executor (SE-0392) hands out that job.
actor Gate {
  private nonisolated let held = HeldJob()

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe held.asUnownedSerialExecutor() }

  /// An optimizer leaves out the way to an actor on which nothing is done, so this is written there.
  private var hasPassed = false

  /// Returns when the gate is open; for one task, on the main actor.
  func pass() { hasPassed = true }

  /// Lets the task go on.
  @MainActor func open() { held.release() }
}

/// The executor of a gate, which keeps the job that goes on behind it until the gate opens.
private final class HeldJob: SerialExecutor {
  @MainActor private var job: UnownedJob?
  @MainActor private var isReleased = false

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    MainActor.assumeIsolated { hold(job) }
  }

  @MainActor private func hold(_ job: UnownedJob) {
    if isReleased { MainActor.shared.enqueue(job) } else { self.job = job }
  }

  @MainActor func release() {
    isReleased = true
    if let job = exchange(&job, with: nil) { MainActor.shared.enqueue(job) }
  }
}
