import Foundation

extension Journal {
  /// Returns the tree after every entry, beginning with the first entry's own tree.
  ///
  /// Each tree is checked against the fingerprint that was recorded with it.
  ///
  /// - Throws: `JournalError` with the number of the first line that leads to another tree.
  public func trees(
    fileID: String = #fileID, line: Int = #line
  ) throws(JournalError) -> [SceneTree] {
    let callSite = CallSite(fileID: fileID, line: line)
    var trees: [SceneTree] = []
    for (index, entry) in entries.enumerated() {
      do throws(Divergence) {
        trees.append(try entry.record.tree(after: trees.last ?? SceneTree()))
      } catch {
        throw JournalError(
          line: index + 1, reason: .diverged, text: entry.line, detail: error.detail,
          before: Journal(Array(entries[..<index])), callSite: callSite)
      }
    }
    return trees
  }

  /// Replays the journal, and returns the last tree.
  ///
  /// - Throws: `JournalError` with the number of the first line that leads to another tree.
  public func replay(
    fileID: String = #fileID, line: Int = #line
  ) throws(JournalError) -> SceneTree {
    try trees(fileID: fileID, line: line).last ?? SceneTree()
  }

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
    var lines: LineReader
    do throws(SystemFile.Failure) { lines = try LineReader(path: path) } catch {
      throw reader.error(.unreadable, path, error.description)
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
extension Journal {
  /// The difference between a replayed tree and the recorded one.
  struct Divergence: Error {
    let detail: String
  }
}

extension Journal.Event {
  func tree(after tree: SceneTree) throws(Journal.Divergence) -> SceneTree {
    if case .began(let first) = self { return first }
    guard case .admitted(let change, let fingerprint) = self else { return tree }
    let next: SceneTree
    do throws(TreeError) {
      next = try tree.applying(change)
    } catch {
      throw Journal.Divergence(detail: "An edit does not fit: \(error)")
    }
    guard next.fingerprint == fingerprint else {
      throw Journal.Divergence(
        detail: "The tree's fingerprint is \(next.fingerprint), and \(fingerprint) was recorded.")
    }
    if let fault = next.fault {
      throw Journal.Divergence(detail: "No director admits that: \(fault)")
    }
    return next
  }
}
