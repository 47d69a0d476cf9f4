import Foundation

extension Journal {
  /// Replays a journal's file entry by entry, so even a large file takes little memory.
  ///
  /// The body receives each entry and the tree after it. If it throws, the replay ends.
  ///
  /// - Throws: `JournalError` with the number of the first line that is not an entry or leads to
  ///   another tree, or the error of the body. The error's `before` is empty, because the body has
  ///   received those entries.
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
