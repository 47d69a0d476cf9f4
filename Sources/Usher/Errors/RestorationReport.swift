/// What became of a saved state when a window started with it.
public struct RestorationReport: Sendable {
  /// What did not come back and why, the lowest first.
  public internal(set) var losses: [RestorationLoss] = []
  /// Why the saved state could not be read at all, where it could not.
  public internal(set) var error: SnapshotError?
  /// Whether a guard asks for something first, so that the rest comes back after that.
  public internal(set) var isPostponed = false

  /// Whether the window stands where it stood.
  public var isComplete: Bool { losses.isEmpty && error == nil && !isPostponed }
}

extension RestorationReport: CustomStringConvertible {
  /// What was lost, one line each.
  public var description: String {
    let parts =
      [error.map { "\($0)" }] + losses.map { $0.description }
      + [isPostponed ? "The rest waits for what a guard asks for first." : nil]
    let lines = parts.compactMap(\.self)
    return lines.isEmpty ? "All came back." : lines.joined(separator: "\n")
  }
}
