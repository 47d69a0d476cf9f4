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
}

/// How a replayed tree differs from the one that was there.
struct Divergence: Error {
  let detail: String
}

extension Journal.Event {
  func tree(after tree: SceneTree) throws(Divergence) -> SceneTree {
    switch self {
    case .began(let tree): return tree
    case .admitted(let transaction, let fingerprint):
      return try Self.tree(after: tree, transaction, fingerprint)
    default: return tree
    }
  }

  private static func tree(
    after tree: SceneTree, _ transaction: SceneChange, _ fingerprint: String
  ) throws(Divergence) -> SceneTree {
    let next: SceneTree
    do throws(TreeError) {
      next = try tree.applying(transaction)
    } catch {
      throw Divergence(detail: "An edit does not fit: \(error)")
    }
    guard next.fingerprint == fingerprint else {
      throw Divergence(
        detail: "The tree's fingerprint is \(next.fingerprint), and \(fingerprint) was recorded.")
    }
    if let fault = next.fault { throw Divergence(detail: "No director admits that: \(fault)") }
    return next
  }
}
