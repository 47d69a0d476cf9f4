import Foundation

/// The recorded events of a window, which can be saved as lines, read again, and replayed.
///
/// Replaying needs only the recorded edits, no coordinators or screens: a journal from a user's
/// device shows that user's visit, tree by tree.
public struct Journal: Hashable, Sendable {
  /// The entries in order; the first one contains the tree when recording began.
  public private(set) var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// The version of the format; no other version is read.
  static let version = 2

  /// An event and its time.
  public struct Entry: Hashable, Sendable {
    /// The time since recording began, in whole nanoseconds.
    public let time: Duration
    /// The event.
    public let record: Event

    /// The entry as one line; encoding an entry cannot fail.
    var line: String { (try? JSON.text(of: self)) ?? "" }
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

  /// Reads a journal from JSON Lines, one line for each entry.
  ///
  /// The last line need not end with a line break.
  ///
  /// - Throws: `JournalError` with the number of the first line that is not an entry, and the
  ///   entries before it.
  public init(
    lines text: String, fileID: String = #fileID, line: Int = #line
  ) throws(JournalError) {
    var journal = Journal([])
    var reader = JournalReader(CallSite(fileID: fileID, line: line))
    do throws(JournalError) {
      for part in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
        if let entry = try reader.entry(of: Data(part)) { journal.append(entry) }
      }
      try reader.finish()
    } catch {
      var error = error
      error.before = journal
      throw error
    }
    self = journal
  }

  /// The journal as JSON Lines, one line for each entry, each ending with a line break.
  public var text: String { entries.map { $0.line + "\n" }.joined() }
}
