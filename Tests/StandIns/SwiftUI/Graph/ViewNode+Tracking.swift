import Observation

extension ViewNode {
  /// Runs code whose observed values update the node when they change, on the main actor.
  func track<Result>(_ body: () -> Result) -> Result {
    let generation = generation
    return withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { self?.changed(since: generation) }
    }
  }

  private func changed(since generation: Int) {
    if self.generation == generation, !isRemoved { invalidate() }
  }

  /// Schedules an update of the node.
  func invalidate() {
    guard !isRemoved else { return }
    window.invalidate(self)
  }

  /// Reads a binding, and observes its value if possible.
  func read<Value>(_ binding: Binding<Value>) -> Value {
    binding.location.isStable ? track { binding.wrappedValue } : binding.wrappedValue
  }
}
