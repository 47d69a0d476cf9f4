import Foundation

/// Reads line by line, and retains none of the lines.
struct JournalReader {
  private let callSite: CallSite
  private var number = 0
  private var hasBegun = false
  /// `true` after an empty line, which only the last line of a file may be.
  private var isBlank = false

  init(_ callSite: CallSite) { self.callSite = callSite }

  /// The entry of the next line; `nil` for an empty one.
  mutating func entry(of line: Data) throws(JournalError) -> Journal.Entry? {
    if isBlank { throw error(.malformed, "", "The line is empty.") }
    number += 1
    isBlank = line.isEmpty
    if isBlank { return nil }
    let entry = try decoded(line)
    if case .began = entry.record { hasBegun = true }
    guard hasBegun else {
      throw error(.malformed, text(of: line), "The first line must say how recording began.")
    }
    return entry
  }

  private func decoded(_ line: Data) throws(JournalError) -> Journal.Entry {
    do {
      return try JSON.value(of: line)
    } catch let unknown as UnknownVersion {
      throw error(unknown.isOlder ? .older : .newer, text(of: line), unknown.detail)
    } catch {
      throw self.error(.malformed, text(of: line), JSON.detail(of: error))
    }
  }

  private func text(of line: Data) -> String { String(decoding: line, as: UTF8.self) }

  func finish() throws(JournalError) {
    if !hasBegun { throw error(.malformed, "", "The journal is empty.") }
  }

  func error(_ reason: JournalError.Reason, _ text: String, _ detail: String) -> JournalError {
    JournalError(
      line: number, reason: reason, text: text, detail: detail, before: Journal([]),
      callSite: callSite)
  }
}
