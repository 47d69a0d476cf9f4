/// Lets tasks wait for the end of a window, and go on without it where they are cancelled.
@MainActor final class EndWaiters {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var next = 0

  func wait() async {
    guard !Task.isCancelled else { return }
    next += 1
    let number = next
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: number)?.resume() }
    }
  }

  func end() {
    let continuations = waiting
    waiting = [:]
    for (_, continuation) in continuations { continuation.resume() }
  }
}
