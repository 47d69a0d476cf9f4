extension SceneDirector {
  /// Notifies the director that its window has entered a phase.
  ///
  /// No node changes. While the window is disconnected, changes are admitted but no steps are
  /// performed. When it is connected again, the host catches up.
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
