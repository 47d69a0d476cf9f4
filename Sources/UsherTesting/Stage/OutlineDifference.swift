/// Two outlines side by side, line by line, with what is missing and what is too much.
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
    var lines: [String] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("- " + line)
        continue
      }
      while inserted.contains(next) { take(new, &next, into: &lines) }
      lines.append("  " + line)
      next += 1
    }
    while next < new.count { take(new, &next, into: &lines) }
    return lines
  }

  private func take(_ new: [String], _ next: inout Int, into lines: inout [String]) {
    lines.append("+ " + new[next])
    next += 1
  }
}

extension CollectionDifference.Change {
  /// Where it happens.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
