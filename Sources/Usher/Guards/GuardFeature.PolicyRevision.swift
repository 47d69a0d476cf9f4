import Observation

extension GuardFeature {
  /// Notifies views that depend on guards when the guards may answer differently.
  @Observable @MainActor final class PolicyRevision {
    /// The number of the changes so far.
    var number = 0
  }
}
