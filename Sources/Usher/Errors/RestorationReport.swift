/// The result of restoring a saved state when a window starts.
public struct RestorationReport: Sendable {
  /// The losses and their reasons: those of the snapshot first, then those of the restoration.
  public internal(set) var losses: [RestorationLoss] = []
  /// The error, if the saved state could not be read at all.
  public internal(set) var error: SnapshotError?
  /// A Boolean value that indicates whether the rest is restored after a flow that a guard
  /// requires.
  public internal(set) var isPostponed = false
  /// `true` if the screen that the user saw last is shown again.
  package internal(set) var isAtPlace = false

  /// A Boolean value that indicates whether everything that was shown is shown again.
  public var isComplete: Bool { losses.isEmpty && error == nil && !isPostponed }
}

extension RestorationReport: CustomStringConvertible {
  /// The losses, one line each.
  public var description: String {
    texts(error.map { "\($0)" }, losses.map { "\($0)" }).joined(separator: "\n")
  }

  /// The losses in one line, as reasons without values of the app.
  var logText: String {
    texts(error.map { "\($0.reason)" }, losses.map { "one was lost: \($0.reason)" })
      .joined(separator: "; ")
  }

  private func texts(_ error: String?, _ losses: [String]) -> [String] {
    let rest = isPostponed ? "The rest waits for a flow that a guard requires first." : nil
    let texts = [error].compactMap(\.self) + losses + [rest].compactMap(\.self)
    return texts.isEmpty ? ["Everything was restored."] : texts
  }
}
