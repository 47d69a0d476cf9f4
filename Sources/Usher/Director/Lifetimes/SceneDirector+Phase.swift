extension SceneDirector {
  /// Tells the director what the platform did with its window.
  ///
  /// No node is made anew by it. While it is disconnected, changes are admitted and no step is asked
  /// for; when it comes back, the host is brought to what has been admitted meanwhile.
  public func windowDidEnter(_ phase: WindowPhase) {
    guard phase != windowPhase, self.phase != .closed else { return }
    windowPhase = phase
    reconciler.isDisconnected = phase == .disconnected
    if reconciler.isDisconnected { reconciler.isGesturing = false }
    if phase == .foreground { reconciler.tryAgain() }
    emit(.entered(phase))
    run {
      for coordinator in livingCoordinators { coordinator.didEnter(phase) }
      needsReconciling = true
    }
  }
}
