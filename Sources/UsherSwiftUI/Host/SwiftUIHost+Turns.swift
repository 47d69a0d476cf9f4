import Usher

/// Work in later turns of the main actor, or after a delay.
extension SwiftUIHost {
  func later(_ body: @escaping @MainActor (SwiftUIHost) -> Void) {
    upcoming += 1
    Task { @MainActor [weak self] in
      guard let self else { return }
      upcoming -= 1
      body(self)
    }
  }

  /// Runs a closure after a part of a step's time limit, unless it is cancelled.
  func watch(
    for part: Double = 0.5, _ body: @escaping @MainActor (SwiftUIHost) -> Void
  ) -> Task<Void, Never>? {
    guard let options = director?.options else { return nil }
    return options.clock.after(options.stepLimit * part) { [weak self] in
      if let self { body(self) }
    }
  }

  /// Runs a closure in a turn after SwiftUI has read a model, or after half the time of a step.
  ///
  /// An earlier change would replace the first one before SwiftUI reads it.
  func later(than model: some ReadModel, _ body: @escaping @MainActor (SwiftUIHost) -> Void) {
    upcoming += 1
    let limit = watch { _ in model.notifyReaders() }
    model.whenRead { [weak self] in
      limit?.cancel()
      guard let self else { return }
      upcoming -= 1
      later(body)
    }
  }

  /// Checks for ended changes, once, in a later turn.
  func checkSoon() {
    guard !isCheckingSoon else { return }
    isCheckingSoon = true
    later {
      $0.isCheckingSoon = false
      $0.finishIfSettled()
    }
  }

  package var isQuiet: Bool {
    running == nil && removals.isEmpty && upcoming == 0 && leavingAlert == nil
  }
}
