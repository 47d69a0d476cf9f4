/// The recorded events of a window, which can be saved as lines, read again, and replayed.
///
/// Replaying needs only the recorded edits, no coordinators or screens: a journal from a user's
/// device shows, tree by tree, what that user saw.
public struct Journal: Hashable, Sendable {
  /// The entries in order; the first one contains the tree when recording began.
  public private(set) var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// The version of what is written, the only one that is read.
  static let version = 2
}

extension Journal {
  /// An event and its time.
  public struct Entry: Hashable, Sendable {
    /// The time since recording began, in whole nanoseconds.
    public let time: Duration
    /// The event.
    public let record: Event
  }

  /// An event as a journal stores it.
  public enum Event: Hashable, Sendable, Codable {
    /// Recording began, with this tree.
    case began(SceneTree)
    /// A change was admitted, with the fingerprint of the resulting tree.
    case admitted(SceneChange, fingerprint: String)
    /// A change was refused.
    case refused(Refusal)
    /// A guard redirected the change, or requires a detour first.
    case redirected(to: String, by: String, SceneChange.Cause)
    /// A host reported something.
    case fact(Fact)
    /// A coordinator started.
    case started(CoordinatorID, name: String)
    /// A coordinator finished; the reason is `nil` if it returned a result.
    case finished(CoordinatorID, name: String, reason: String?)
    /// The window entered a phase.
    case entered(WindowPhase)
    /// The director closed.
    case closed
  }

  /// The refusal of a change.
  public struct Refusal: Hashable, Sendable, Codable {
    /// The cause of the change.
    public let cause: SceneChange.Cause
    /// The name of the calling coordinator.
    public let coordinator: String
    /// The verb that was refused.
    public let verb: String
    /// The kind of refusal, in one or two words.
    public let reason: String
    /// The reason in a sentence.
    public let detail: String
  }
}
