import Foundation

extension Journal {
  /// Reads a journal from lines of JSON, one for each entry.
  ///
  /// The last line may lack its end.
  ///
  /// - Throws: `JournalError` with the number of the first line that is none, and what came before.
  public init(
    lines text: String, fileID: String = #fileID, line: Int = #line
  ) throws(JournalError) {
    var reader = JournalReader(CallSite(fileID: fileID, line: line))
    for part in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      try reader.read(part)
    }
    self = try reader.finished()
  }

  /// The journal as lines of JSON, one for each entry, each with its end.
  public var text: String { entries.map { $0.line + "\n" }.joined() }
}

extension Journal.Entry {
  /// The entry as one line; what it holds can always be written.
  var line: String { (try? JSON.text(of: self)) ?? "" }
}

/// Reads one line after the other.
private struct JournalReader {
  private let callSite: CallSite
  private var journal = Journal([])
  private var number = 0
  /// A line that has nothing in it, which only the last one may.
  private var isBlank = false

  init(_ callSite: CallSite) {
    self.callSite = callSite
  }

  mutating func read(_ line: Substring.UTF8View) throws(JournalError) {
    if isBlank { throw error(.malformed, "", "The line is empty.") }
    number += 1
    isBlank = line.isEmpty
    if !isBlank { journal.append(try entry(line)) }
  }

  private func entry(_ line: Substring.UTF8View) throws(JournalError) -> Journal.Entry {
    let entry: Journal.Entry
    do {
      entry = try JSON.value(of: Data(line))
    } catch let unknown as UnknownVersion {
      throw error(unknown.isOlder ? .older : .newer, String(Substring(line)), unknown.detail)
    } catch {
      throw self.error(.malformed, String(Substring(line)), JSON.detail(of: error))
    }
    if journal.entries.isEmpty, case .began = entry.record { return entry }
    guard !journal.entries.isEmpty else {
      throw error(.malformed, String(Substring(line)), "The first line says how recording began.")
    }
    return entry
  }

  func finished() throws(JournalError) -> Journal {
    if journal.entries.isEmpty { throw error(.malformed, "", "There is no line at all.") }
    return journal
  }

  private func error(
    _ reason: JournalError.Reason, _ text: String, _ detail: String
  ) -> JournalError {
    JournalError(
      line: number, reason: reason, text: text, detail: detail, before: journal, callSite: callSite)
  }
}
