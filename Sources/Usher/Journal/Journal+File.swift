import Foundation

extension Journal {
  /// Replays a journal's file entry by entry, so that a file of any size takes little memory.
  ///
  /// The body takes each entry and the tree after it; an error that it throws ends the replay.
  ///
  /// - Throws: `JournalError` with the number of the first line that is no entry or makes another
  ///   tree, or what the body throws. The error's `before` is empty: the body has had those
  ///   entries.
  @discardableResult
  public static func replay(
    path: String, fileID: String = #fileID, line: Int = #line,
    _ body: (Entry, SceneTree) throws -> Void = { _, _ in }
  ) throws -> SceneTree {
    var replay = Replay(CallSite(fileID: fileID, line: line))
    guard var lines = LineReader(path: path) else {
      throw replay.error(.unreadable, path, String(cString: strerror(errno)) + ".")
    }
    while let line = lines.next() {
      guard let entry = try replay.take(line) else { continue }
      try body(entry, replay.tree)
    }
    try replay.finish(lines.isIntact)
    return replay.tree
  }
}

/// Replays one line after the other, and keeps the last tree alone.
private struct Replay {
  private let callSite: CallSite
  private(set) var tree = SceneTree()
  private var number = 0
  private var hasBegun = false
  private var isBlank = false

  init(_ callSite: CallSite) { self.callSite = callSite }

  mutating func take(_ line: Data) throws(JournalError) -> Journal.Entry? {
    if isBlank { throw error(.malformed, "", "The line is empty.") }
    number += 1
    isBlank = line.isEmpty
    if isBlank { return nil }
    let entry = try entry(line)
    do throws(Divergence) {
      tree = try entry.record.tree(after: tree)
    } catch {
      throw self.error(.diverged, entry.line, error.detail)
    }
    return entry
  }

  private mutating func entry(_ line: Data) throws(JournalError) -> Journal.Entry {
    let text = { String(decoding: line, as: UTF8.self) }
    let entry: Journal.Entry
    do {
      entry = try JSON.value(of: line)
    } catch let unknown as UnknownVersion {
      throw error(unknown.isOlder ? .older : .newer, text(), unknown.detail)
    } catch {
      throw self.error(.malformed, text(), JSON.detail(of: error))
    }
    if case .began = entry.record { hasBegun = true }
    guard hasBegun else {
      throw error(.malformed, text(), "The first line says how recording began.")
    }
    return entry
  }

  func finish(_ isIntact: Bool) throws(JournalError) {
    if !isIntact { throw error(.unreadable, "", "The file could not be read to its end.") }
    if !hasBegun { throw error(.malformed, "", "There is no line at all.") }
  }

  func error(_ reason: JournalError.Reason, _ text: String, _ detail: String) -> JournalError {
    JournalError(
      line: number, reason: reason, text: text, detail: detail, before: Journal([]),
      callSite: callSite)
  }
}
