/// The reason why a journal cannot be written, read or replayed, with the line.
public struct JournalError: Error, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The kind of failure.
  public let reason: Reason
  /// The text of the line.
  public let text: String
  /// The problem, in words.
  public let detail: String
  /// The entries before that line, which can be used.
  public internal(set) var before: Journal
  /// The place in source code that requested it.
  public let callSite: CallSite

  /// The kind of failure; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in one or two words.
    public let description: String

    /// The file cannot be read.
    public static let unreadable = Reason(description: "unreadable")
    /// The line is not an entry of a journal.
    public static let malformed = Reason(description: "malformed")
    /// A later version of Usher wrote it.
    public static let newer = Reason(description: "newer")
    /// An earlier version of Usher wrote it, in a format that is no longer supported.
    public static let older = Reason(description: "older")
    /// The line leads to another tree than the recorded one.
    public static let diverged = Reason(description: "diverged")
    /// The file cannot be written.
    public static let unwritable = Reason(description: "unwritable")
  }
}

extension JournalError: CustomStringConvertible {
  /// The failure, its line, the problem, and how to fix it.
  public var description: String {
    let lines = [excerpt, detail].filter { !$0.isEmpty }
    return Diagnosis(headline, at: callSite, lines, fix: [remedy]).description
  }

  private var headline: String {
    if reason == .unwritable { return "The journal cannot be written." }
    return line == 0
      ? "The journal cannot be used: \(reason)."
      : "The journal cannot be used from line \(line) on: \(reason)."
  }

  private var excerpt: String {
    text.unicodeScalars.count > 80 ? String(text.unicodeScalars.prefix(80)) + "…" : text
  }

  private var remedy: String {
    switch reason {
    case .unreadable: "Correct the path, or make the file readable."
    case .newer, .older: "Read it with the version of Usher that wrote it."
    case .unwritable: "Name a file in a folder that exists and that the app may write to."
    case .diverged: "Replay the entries before it, which are in the error's `before`."
    case .malformed where before.entries.isEmpty: "Give the file of a recorded visit."
    default: "Use the entries in the error's `before`; a killed app may leave half a line."
    }
  }
}
