/// Why a journal cannot be read or replayed: which line, and what is wrong with it.
public struct JournalError: Error, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The kind of failure, to decide by.
  public let reason: Reason
  /// The text of the line.
  public let text: String
  /// The fault, in words.
  public let detail: String
  /// The entries before that line, which are fit to be used.
  public internal(set) var before: Journal
  /// The place in source code that asked for it.
  public let callSite: CallSite

  /// Why it failed; more reasons may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two.
    public let description: String

    /// The file cannot be read.
    public static let unreadable = Reason(description: "unreadable")
    /// The line is no entry of a journal.
    public static let malformed = Reason(description: "malformed")
    /// A later version of Usher wrote it.
    public static let newer = Reason(description: "newer")
    /// An earlier version of Usher wrote it, in a form that is not read any more.
    public static let older = Reason(description: "older")
    /// The line makes another tree than the one that was there.
    public static let diverged = Reason(description: "diverged")
  }
}

extension JournalError: CustomStringConvertible {
  /// The text: the failure, its line, the fault, and how to fix it.
  public var description: String {
    """
    The journal is of no use from line \(line) on: \(reason).
      at \(callSite)
      \(excerpt)
      \(detail)
      • \(remedy)
    """
  }

  private var excerpt: String {
    text.unicodeScalars.count > 80 ? String(text.unicodeScalars.prefix(80)) + "…" : text
  }

  private var remedy: String {
    switch reason {
    case .unreadable: "Correct the path, or make the file readable."
    case .newer, .older: "Read it with the version of Usher that wrote it."
    case .diverged: "Replay what comes before: it is in this error, as its `before`."
    default: "Use what comes before, as the error's `before`; a killed app may leave half a line."
    }
  }
}
