import Foundation

extension Journal {
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

extension Journal.Entry {
  /// The entry as one line; what it holds can always be written.
  var line: String { (try? JSON.text(of: self)) ?? "" }
}
