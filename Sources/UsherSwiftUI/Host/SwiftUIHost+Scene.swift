import Usher

extension SwiftUIHost {
  package func sceneDidBecome(active isActive: Bool) {
    guard isActive != self.isActive else { return }
    let wasInteracting = isInteracting
    self.isActive = isActive
    if isActive { sceneIsBack() }
    guard wasInteracting != isInteracting else { return }
    director?.report(isInteracting ? .gestureBegan : .gestureEnded(completed: false))
  }

  private func sceneIsBack() {
    for model in nodes.values {
      if case .columns(let columns) = model.content { columns.restoreVisibility() }
    }
    for removal in removals {
      removal.watch?.cancel()
      removal.watch = watch { $0.endLate(removal) }
    }
    if let alert = chain.last?.alert { follow(alert) }
    guard let number = running?.number else { return }
    watchStep(number)
    guard heldStep == number else { return }
    heldStep = nil
    later { $0.turn(number) }
  }
}
