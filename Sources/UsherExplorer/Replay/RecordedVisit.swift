import UsherTesting

/// A visit as a journal has it, ready to be compared with a stage.
struct RecordedVisit {
  let entries: [Journal.Entry]
  let trees: [SceneTree]
  let trace: Trace
  let start: Start

  enum Start {
    case fresh
    /// The first tree was restored from the visit before.
    case restored
    /// Recording began while a tree was shown.
    case underway
    /// The window was wide before the first tree.
    case wide
  }

  /// Reads the last visit of a journal, up to the first line that leads to another tree.
  init(_ journal: Journal) throws(JournalError) {
    let all = try journal.trees()
    let first =
      journal.entries.lastIndex { if case .began = $0.record { true } else { false } } ?? 0
    let journal = Journal(Array(journal.entries[first...]))
    trees = Array(all[first...])
    entries = journal.entries
    var trace = Trace()
    let end = Self.end(of: trees)
    for (entry, tree) in zip(entries, trees).prefix(end) {
      trace.add(entry.record, leadingTo: tree)
    }
    self.trace = trace
    start = Self.start(of: journal, trees.first ?? SceneTree())
  }

  var marks: [Mark] { trace.marks }

  /// The number of events before the window closed, which empties it without an act of the user.
  ///
  /// A crash may cut off the line that records it.
  private static func end(of trees: [SceneTree]) -> Int {
    trees.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? trees.count
  }

  private static func start(of journal: Journal, _ tree: SceneTree) -> Start {
    guard tree.isEmpty else { return .underway }
    for entry in journal.entries {
      switch entry.record {
      case .admitted(let change, _): return change.cause == .restore ? .restored : .fresh
      case .fact(.resized): return .wide
      default: break
      }
    }
    return .fresh
  }
}
