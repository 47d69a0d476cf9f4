import Observation

/// Tells the views that depend on guards when these may answer differently.
@Observable @MainActor final class PolicyModel {
  /// Counts the changes.
  private(set) var revision = 0

  func change() { revision += 1 }
}
