extension TestStage {
  /// A line-by-line comparison of two outlines that marks missing and extra lines.
  struct OutlineDifference: CustomStringConvertible {
    let expected: String
    let actual: String

    var description: String {
      let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (["The outline differs: - expected, + shown."] + merged(old, new)).joined(
        separator: "\n")
    }

    private func merged(_ old: [String], _ new: [String]) -> [String] {
      let difference = new.difference(from: old)
      let removed = Set(difference.removals.map(\.offset))
      let inserted = Set(difference.insertions.map(\.offset))
      var (lines, rest) = ([String](), new[...])
      for (index, line) in old.enumerated() {
        guard !removed.contains(index) else {
          lines.append("- " + line)
          continue
        }
        while inserted.contains(rest.startIndex) { lines.append("+ " + rest.removeFirst()) }
        lines.append("  " + rest.removeFirst())
      }
      return lines + rest.map { "+ " + $0 }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
