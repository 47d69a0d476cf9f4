#if os(macOS) || os(Linux)
import Testing
import UsherTerminal

private func grid(_ columns: Int, _ rows: Int) -> CellGrid {
  CellGrid(size: TerminalSize(columns: columns, rows: rows))
}

@Test(arguments: [
  ("abc", 0, 0, "abc"), ("abc", 3, 0, "   ab"), ("abc", -1, 0, "bc"), ("abc", 9, 0, ""),
  ("abc", 0, -1, ""), ("abc", 0, 1, ""), ("漢字", 0, 0, "漢字"), ("漢字", 2, 0, "  漢"),
  ("漢字", -1, 0, " 字"), ("漢", 4, 0, ""), ("a\u{1B}[2Jb", 0, 0, "a\u{FFFD}[2J"),
]) func `Text is drawn as far as it fits`(
  _ text: String, _ column: Int, _ row: Int, _ drawn: String
) {
  var grid = grid(5, 1)
  grid.draw(text, at: Point(column: column, row: row))
  #expect(grid.text == drawn)
}

@Test func `Half of a wide character is never left behind`() {
  var grid = grid(6, 1)
  grid.draw("漢字漢", at: Point(column: 0, row: 0))
  grid.draw("x", at: Point(column: 1, row: 0))
  #expect(grid.text == " x字漢")
  grid.draw("y", at: Point(column: 2, row: 0))
  #expect(grid.text == " xy 漢")
  grid.draw("語", at: Point(column: 3, row: 0))
  #expect(grid.text == " xy語")
}

@Test func `Random drawing keeps wide characters whole`() {
  var generator = SeededGenerator()
  let pieces = ["a", "漢", "👩‍🚀", "e\u{301}", "한", "  ", "\u{301}", "\n"]
  var grid = grid(9, 4)
  for _ in 0..<SeededGenerator.rounds(3_000) {
    let text = (0..<3).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    let column = Int.random(in: -3..<12, using: &generator)
    let row = Int.random(in: -1..<5, using: &generator)
    grid.draw(text, at: Point(column: column, row: row))
    for row in 0..<4 {
      #expect((0..<9).allSatisfy { isWhole($0, row, of: grid) }, "seed \(generator.seed)")
    }
  }
}

private func isWhole(_ column: Int, _ row: Int, of grid: CellGrid) -> Bool {
  let isTailNext = column + 1 < 9 && grid[column + 1, row].character == nil
  guard let character = grid[column, row].character else { return column > 0 }
  return isTailNext == (character.columns == 2)
}

@Test(arguments: [(0, 0, 1, 1), (-5, 3, 1, 3), (5000, 80, 1000, 80)])
func `A size is never out of bounds`(_ given: Int, _ rows: Int, _ columns: Int, _ height: Int) {
  #expect(TerminalSize(columns: given, rows: rows) == TerminalSize(columns: columns, rows: height))
}
#endif
