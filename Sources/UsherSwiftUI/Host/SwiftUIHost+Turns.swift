import Usher

/// What happens in later turns of the main actor, and after a while.
extension SwiftUIHost {
  /// Does something in a later turn of the main actor.
  func later(_ body: @escaping @MainActor (SwiftUIHost) -> Void) {
    upcoming += 1
    Task { @MainActor [weak self] in
      guard let self else { return }
      upcoming -= 1
      body(self)
    }
  }

  /// Does something where it has not been cancelled within a part of the time of a step.
  func watch(
    for part: Double = 0.5, _ body: @escaping @MainActor (SwiftUIHost) -> Void
  ) -> Task<Void, Never>? {
    guard let options = director?.options else { return nil }
    return options.clock.after(options.stepLimit * part) { [weak self] in
      if let self { body(self) }
    }
  }

  /// Does something in a turn after SwiftUI has read a model, or half the time of a step later: a second
  /// change before that would be the only one that SwiftUI hears of.
  func later(than model: some ReadModel, _ body: @escaping @MainActor (SwiftUIHost) -> Void) {
    upcoming += 1
    let limit = watch { _ in model.noteRead() }
    model.whenRead { [weak self] in
      limit?.cancel()
      guard let self else { return }
      upcoming -= 1
      later(body)
    }
  }

  /// Looks in a later turn, once, whether something has ended.
  func lookSoon() {
    guard !isLookingSoon else { return }
    isLookingSoon = true
    later {
      $0.isLookingSoon = false
      $0.look()
    }
  }

  /// Whether nothing is under way.
  package var isQuiet: Bool {
    running == nil && departures.isEmpty && upcoming == 0 && leavingAlert == nil
  }
}
