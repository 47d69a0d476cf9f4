/// What happens in a window, for anybody who observes it.
public enum SceneEvent: Sendable {
  /// A change was admitted.
  case admitted(SceneChange)
  /// A change was refused; law 5: never silently.
  case refused(NavigationError, SceneChange.Cause)
  /// A guard led somewhere else instead, or first.
  case redirected(to: String, by: String, SceneChange.Cause)
  /// A host reported something.
  case fact(Fact)
  /// A coordinator started.
  case started(CoordinatorID, name: String)
  /// A coordinator finished; the reason is `nil` where it gave a result.
  case finished(CoordinatorID, name: String, CancellationReason?)
  /// A coordinator's scope ended.
  case scopeEnded(CoordinatorID, name: String)
  /// A screen came into sight.
  case appeared(NodeID)
  /// A screen went out of sight.
  case disappeared(NodeID)
  /// The window entered a phase.
  case entered(WindowPhase)
  /// A saved state came back, as far as it could.
  case restored(RestorationReport)
  /// A flow that had come back ended, and its parent had not taken it; the reason is `nil` where it
  /// gave a result.
  case resultUnclaimed(CoordinatorID, name: String, CancellationReason?)
  /// Where the user stands could not be saved.
  case saveFailed(SnapshotError)
  /// The display shows what was admitted.
  case settled
  /// Something failed that nobody asked for.
  case failed(NavigationError)
  /// This observer lagged behind, and so many events that came here were not kept for it.
  case missed(Int)
  /// The director closed; the last event.
  case closed
}
