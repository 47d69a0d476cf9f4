import UsherTesting

extension InterruptionTable: CustomStringConvertible {
  /// The table, a line with its size and losses, and the random walks with their seeds.
  ///
  /// A cell contains the number of trials, and before it that of those after which something was
  /// lost: `2/12`. A place where an interruption is impossible has a dash.
  public var description: String {
    ([grid, summary] + runs.map(\.description)).joined(separator: "\n")
  }

  /// The size of the table, and the number of trials with a loss: `… × 8 interruptions, 0 lost`.
  public var summary: String {
    let size = "\(stateCount.of("state")) × \(interruptions.count.of("interruption"))"
    let extent = isComplete ? "" : ", cut short by its limits"
    return "\(size), \(trialCount) tried, \(lostCount) lost\(extent)"
  }

  private var grid: String {
    let lines = [["", "states"] + interruptions] + rows.map(\.texts)
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension InterruptionTable.Row {
  fileprivate var texts: [String] { [place, "\(stateCount)"] + cells.map(\.text) }
}

extension InterruptionTable.Cell {
  fileprivate var text: String {
    trials == 0 ? "–" : lost == 0 ? "\(trials)" : "\(lost)/\(trials)"
  }
}

extension InterruptionTable.Run: CustomStringConvertible {
  var description: String {
    "seed \(seed): \(interruptions.joined(separator: ", ")); \(path.count.of("action"))"
  }
}
