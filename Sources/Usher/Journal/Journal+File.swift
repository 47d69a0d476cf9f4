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
    var reader = JournalReader(CallSite(fileID: fileID, line: line))
    guard var lines = LineReader(path: path) else {
      throw reader.error(.unreadable, path, String(cString: strerror(errno)) + ".")
    }
    var tree = SceneTree()
    while let line = lines.next() {
      guard let entry = try reader.entry(of: line) else { continue }
      do throws(Divergence) {
        tree = try entry.record.tree(after: tree)
      } catch {
        throw reader.error(.diverged, entry.line, error.detail)
      }
      try body(entry, tree)
    }
    if !lines.isIntact {
      throw reader.error(.unreadable, "", "The file could not be read to its end.")
    }
    try reader.finish()
    return tree
  }
}
