#if os(macOS) || os(Linux)
extension Frame.Picture {
  /// Characters of one style side by side; one that is no single scalar stands alone.
  struct Run {
    let row: Int
    let column: Int
    let style: Style
    let isSimple: Bool
    var isBorder = false
    var text: String
    var columns: Int
  }

  func runs(in row: Int) -> [Run] {
    (0..<frame.size.columns).reduce(into: []) { runs, column in
      let cell = frame.grid[column, row]
      guard let character = cell.character else { return }
      let isSimple = character.unicodeScalars.count == 1 && character.columns == 1
      let isBorder = BorderArms(character) != nil
      if isSimple, let last = runs.last, last.isSimple, last.style == cell.style,
        last.isBorder == isBorder
      {
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(
          Run(
            row: row, column: column, style: cell.style, isSimple: isSimple, isBorder: isBorder,
            text: String(character), columns: character.columns))
      }
    }
  }

  /// The ground of reversed text, or the line below an underlined one.
  func ground(of run: Run) -> String? {
    let all = (y: 0.0, height: Self.height)
    let line = (y: 15.5, height: 1.0)
    guard run.style.isReversed || run.style.isUnderlined else { return nil }
    return rectangle(run, run.style.tone, run.style.isReversed ? all : line)
  }

  var cursor: String? {
    guard let point = frame.cursor else { return nil }
    let run = Run(
      row: point.row, column: point.column, style: Style(.accent), isSimple: true, text: " ",
      columns: 1)
    return rectangle(run, .accent, (y: 15, height: 2))
  }

  private func rectangle(_ run: Run, _ tone: Tone, _ part: (y: Double, height: Double)) -> String {
    let x = Self.number(Self.left(of: run.column))
    let y = Self.number(Self.top(of: run.row) + part.y)
    let width = Self.number(Double(run.columns) * Self.width)
    return """
      <rect class="\(tone)" x="\(x)" y="\(y)" width="\(width)" height="\(Self.number(part.height))"/>
      """
  }

  /// The words of a run, one blank apart at most; others begin at a cell of their own.
  func texts(of run: Run) -> [String] {
    guard run.isSimple else { return [text(run.text, at: run.column, run.columns, of: run)] }
    return groups(in: run.text).map { start, words in
      text(words, at: run.column + start, words.count, of: run)
    }
  }

  private func groups(in text: String) -> [(start: Int, text: String)] {
    var (groups, blanks) = ([(start: Int, text: String)](), 2)
    for (column, character) in text.enumerated() {
      if character == " " {
        blanks += 1
        continue
      }
      if blanks > 1 {
        groups.append((column, ""))
      } else if blanks == 1 {
        groups[groups.count - 1].text += " "
      }
      groups[groups.count - 1].text.append(character)
      blanks = 0
    }
    return groups
  }

  func classes(of run: Run) -> String {
    "\(run.style.tone)\(run.style.isReversed ? " reversed" : "")"
  }

  private func text(_ text: String, at column: Int, _ columns: Int, of run: Run) -> String {
    """
    <text class="\(classes(of: run))\(run.isBorder ? " border" : "")" \
    x="\(Self.number(Self.left(of: column)))" y="\(Self.number(Self.top(of: run.row) + 13.5))" \
    textLength="\(Self.number(Double(columns) * Self.width))" lengthAdjust="spacingAndGlyphs">\
    \(text.escaped)</text>
    """
  }
}
#endif
