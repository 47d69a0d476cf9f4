#if os(macOS) || os(Linux)
extension Frame.Picture {
  /// The lines of a border, since the glyphs of most fonts do not reach from row to row.
  func border(of run: Run) -> String? {
    guard run.isBorder else { return nil }
    let arms = run.text.compactMap(BorderArms.init)
    let lines = arms.enumerated().flatMap { index, arms in
      upright(arms, at: run.column + index, run.row)
    }
    let path = (lines + across(arms, from: run.column, run.row)).joined()
    return "<path class=\"\(classes(of: run))\" d=\"\(path)\"/>"
  }

  private func upright(_ arms: BorderArms, at column: Int, _ row: Int) -> [String] {
    guard arms.up || arms.down else { return [] }
    let x = Self.left(of: column) + Self.width / 2 - 0.5
    let y = Self.top(of: row) + (arms.up ? 0 : Self.height / 2)
    let height = Self.height / (arms.up && arms.down ? 1 : 2)
    return ["M\(Self.number(x)) \(Self.number(y))h1v\(Self.number(height))h-1z"]
  }

  /// A line through all cells whose arms meet.
  private func across(_ arms: [BorderArms], from column: Int, _ row: Int) -> [String] {
    let y = Self.number(Self.top(of: row) + Self.height / 2 - 0.5)
    var (lines, start) = ([String](), Double?.none)
    for (index, cell) in arms.enumerated() where cell.left || cell.right {
      let left = Self.left(of: column + index)
      let first = start ?? left + (cell.left ? 0 : Self.width / 2)
      let isJoined = cell.right && index + 1 < arms.count && arms[index + 1].left
      start = isJoined ? first : nil
      guard !isJoined else { continue }
      let width = Self.number(left + Self.width / (cell.right ? 1 : 2) - first)
      lines.append("M\(Self.number(first)) \(y)h\(width)v1h-\(width)z")
    }
    return lines
  }
}
extension Frame.Picture {
  /// The arms of a character that draws a part of a border.
  struct BorderArms {
    let up: Bool
    let down: Bool
    let left: Bool
    let right: Bool

    init?(_ character: Character) {
      guard "│─┌┐└┘".contains(character) else { return nil }
      up = "│└┘".contains(character)
      down = "│┌┐".contains(character)
      left = "─┐┘".contains(character)
      right = "─┌└".contains(character)
    }
  }
}
#endif
