/// The reason why a saved state cannot be read or written.
public struct SnapshotError: Error, Sendable {
  /// The kind of failure.
  public let reason: Reason
  /// The path of the file, if there is one.
  public internal(set) var path: String?
  /// The problem, in words.
  public let detail: String
  /// The place in source code that requested it.
  public let callSite: CallSite

  /// The kind of failure; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in one or two words.
    public let description: String

    /// It is not a snapshot of a director.
    public static let corrupt = Reason(description: "corrupt")
    /// A later version of Usher wrote it.
    public static let newer = Reason(description: "newer")
    /// The file cannot be read.
    public static let unreadable = Reason(description: "unreadable")
    /// The file cannot be written.
    public static let unwritable = Reason(description: "unwritable")
  }
}

extension SnapshotError {
  /// Reports the error of a store of the app's own.
  init(_ error: any Error, reason: Reason, at callSite: CallSite) {
    self =
      error as? SnapshotError
      ?? SnapshotError(reason: reason, detail: "\(error)", callSite: callSite)
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The failure, its place, the file, the reason, and how to fix it.
  public var description: String {
    let diagnosis = Diagnosis(
      "The saved state cannot be used: \(reason).", at: callSite,
      [path.map { "\($0): \(detail)" } ?? detail], fix: [remedy])
    return diagnosis.description
  }

  private var remedy: String {
    switch reason {
    case .newer: "Start without it, or with the version that wrote it."
    case .unreadable, .unwritable: "Keep it in a folder that exists and belongs to the app."
    default: "Start without it; the next change is saved over it."
    }
  }
}
