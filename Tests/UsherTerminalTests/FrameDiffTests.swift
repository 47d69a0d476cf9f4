#if os(macOS) || os(Linux)
import Testing
import UsherTerminal

private func frame(_ rows: String..., cursor: Point? = nil) -> Frame {
  var grid = CellGrid(size: TerminalSize(columns: 10, rows: 3))
  for (row, text) in rows.enumerated() { grid.draw(text, at: Point(column: 0, row: row)) }
  return Frame(grid: grid, cursor: cursor)
}

private func difference(_ old: Frame?, _ new: Frame) -> String {
  String(decoding: Frame.Diff().bytes(from: old, to: new), as: UTF8.self)
    .replacing("\u{1B}[", with: "^")
}

@Test func `Equal frames need no bytes`() {
  #expect(difference(frame("abc"), frame("abc")) == "")
}

@Test func `The first frame clears the terminal and draws what is not empty`() {
  #expect(difference(nil, frame("ab", "c")) == "^?25l^0m^2J^1;1H^0mab^2;1Hc^0m")
}

@Test func `Only what changed is written`() {
  #expect(difference(frame("abc", "def"), frame("abc", "dXf")) == "^?25l^2;2H^0mX^0m")
  #expect(difference(frame("abc"), frame("a")) == "^?25l^1;2H^0m  ^0m")
}

@Test func `A frame of another size is drawn whole`() {
  let small = Frame(grid: CellGrid(size: TerminalSize(columns: 3, rows: 3)))
  #expect(difference(small, frame("a")) == "^?25l^0m^2J^1;1H^0ma^0m")
}

@Test func `The cursor is moved to the caret`() {
  let moved = difference(frame("a"), frame("a", cursor: Point(column: 4, row: 2)))
  #expect(moved == "^?25l^0m^3;5H^?25h")
}

@Test func `The cursor is placed again after characters that terminals measure differently`() {
  #expect(difference(nil, frame("漢a")) == "^?25l^0m^2J^1;1H^0m漢^1;3Ha^0m")
  #expect(difference(nil, frame("👩‍🚀a")) == "^?25l^0m^2J^1;1H^0m  ^1;1H👩‍🚀^1;3Ha^0m")
  #expect(difference(nil, frame("e\u{301}a")) == "^?25l^0m^2J^1;1H^0m ^1;1He\u{301}^1;2Ha^0m")
}

@Test(arguments: [
  (Style(), true, "0"), (Style(.strong), true, "0;1"), (Style(.muted), true, "0;2"),
  (Style(.accent), true, "0;36"), (Style(.good), true, "0;32"), (Style(.warning), true, "0;33"),
  (Style(.bad), true, "0;31"), (Style(.accent), false, "0"), (Style(.bad), false, "0;1"),
  (Style(.strong, isReversed: true, isUnderlined: true), true, "0;1;4;7"),
]) func `A style is written in full`(_ style: Style, _ isColored: Bool, _ codes: String) {
  var grid = CellGrid(size: TerminalSize(columns: 2, rows: 1))
  grid.draw("x", at: Point(column: 0, row: 0), style)
  let bytes = Frame.Diff(isColored: isColored).bytes(from: nil, to: Frame(grid: grid))
  #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[\(codes)mx"))
}
#endif
