#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// Lines alone on a screen, as rows without the frame.
private func rows(_ width: Int, _ lines: [Line]) -> [String] {
  var stage = Stage(node(1, "Screen"))
  stage[1] = lines
  let rows = stage.text(width, 14).split(
    separator: "\n", omittingEmptySubsequences: false)
  return rows.dropFirst().dropLast().reversed().drop(while: \.isEmpty).reversed().map(String.init)
}

@Test func `A title that is too long is wrapped, its detail follows if there is room`() {
  #expect(
    rows(
      20,
      [.item("To be or not to be, that", detail: "£12") {}, .item("漢字漢字漢字漢字漢", detail: "£9") {}])
      == ["› To be or not to", "  be, that      £12", "  漢字漢字漢字漢字", "  漢             £9"])
}

@Test func `Labels of fields are aligned, and leave room for what is typed`() {
  #expect(
    rows(
      24,
      [
        .field("Name", text: "Ada") { _ in }, .field("A very long label", text: "x") { _ in },
        .field("Card", text: "42", isSecure: true) { _ in },
        .field("Hint", text: "") { _ in }.placeholder("optional"),
      ]) == ["› Name    Ada", "  A very… x", "  Card    ••", "  Hint    optional"])
}

@Test func `A row of runs that is too long continues below`() {
  let seats = Line.row {
    "Row A "
    for seat in 1...8 { TextRun("\(seat)") {} }
  }
  #expect(rows(20, [seats]) == ["  Row A [1] 2  3", "   4  5  6  7  8"])
}

@Test func `A run of a row stays selected when its text changes`() {
  var stage = Stage(node(1, "Screen"))
  func seats(_ second: String) -> [Line] {
    [
      .row {
        for seat in ["1", second, "3"] { TextRun(seat) {} }
      },
      .row {
        for seat in 1...3 { TextRun("\(seat)") {} }
      },
    ]
  }
  stage[1] = seats("2")
  _ = stage.frame(30, 10)
  stage.press(.right)
  #expect(stage.text(30, 10).contains("[2]"))
  stage[1] = seats("●")
  #expect(stage.text(30, 10).contains("[●]"))
}

@Test(arguments: [
  (0.0, "  ░░░░░░░░░░░░ 0%"), (0.5, "  ██████░░░░░░ 50%"), (1.0, "  ████████████ 100%"),
  (7.0, "  ████████████ 100%"), (-1.0, "  ░░░░░░░░░░░░ 0%"), (.nan, "  ░░░░░░░░░░░░ 0%"),
  (.infinity, "  ░░░░░░░░░░░░ 0%"),
]) func `Progress is a bar, even for a number out of range`(_ fraction: Double, _ bar: String) {
  #expect(rows(20, [.progress("Paying", fraction)]) == ["  Paying", bar])
}

@Test func `Progress without a number says what is under way`() {
  #expect(rows(20, [.progress("Paying")]) == ["  Paying…"])
}

@Test func `Items that cannot be selected are skipped`() {
  var stage = Stage(node(1, "Screen"))
  stage[1] = [
    .item("A") {}, .item("B", isEnabled: false) {}, .text("t"), .rule, .blank, .item("C") {},
  ]
  _ = stage.frame(30, 10)
  stage.press(.down)
  #expect(stage.text(30, 10).contains("› C"))
  stage.press(.down, .up)
  #expect(stage.text(30, 10).contains("› A"))
}

private func long() -> Stage {
  var stage = Stage(node(1, "Screen"))
  stage[1] = [.heading("Top")] + (1...30).map { .item("Item \($0)") {} } + [.text("End")]
  _ = stage.frame(30, 12)
  return stage
}

@Test(arguments: [
  ([Key.down], "Item 2", "Top"), ([.pageDown], "Item 10", "Item 1"), ([.end], "Item 30", "Item 21"),
  ([.end, .home], "Item 1", "Top"), ([.pageDown, .pageUp], "Item 1", "Top"),
  ([.up], "Item 1", "Top"), ([.end, .up], "Item 29", "Item 21"),
]) func `A long list is scrolled to what is selected`(
  _ keys: [Key], _ selected: String, _ first: String
) {
  var stage = long()
  for key in keys {
    stage.press(key)
    _ = stage.frame(30, 12)
  }
  let rows = stage.text(30, 12).split(separator: "\n")
  #expect(stage.text(30, 12).contains("› \(selected)"))
  #expect(rows[1].contains(first), "\(rows[1])")
}

@Test func `Text below the last item can be scrolled to`() {
  var stage = long()
  stage.press(.end)
  _ = stage.frame(30, 12)
  #expect(!stage.text(30, 12).contains("End"))
  stage.press(.down)
  #expect(stage.text(30, 12).contains("End"))
}

@Test func `Text alone is scrolled row by row`() {
  var stage = Stage(node(1, "Screen"))
  stage[1] = (1...30).map { .text("Row \($0).") }
  _ = stage.frame(30, 12)
  stage.press(.down, .down, .pageDown)
  #expect(stage.text(30, 12).contains("\n  Row 12.  "))
  stage.press(.end)
  #expect(stage.text(30, 12).contains("Row 30."))
}

@Test func `The selection stays when the list changes around it`() {
  var stage = long()
  stage.press(.down, .down)
  stage[1] = [.item("New") {}, .item("Item 3") {}, .item("Item 2") {}]
  #expect(stage.text(30, 12).contains("› Item 3"))
  stage[1] = [.item("New") {}]
  #expect(stage.text(30, 12).contains("› New"))
  stage[1] = []
  #expect(!stage.text(30, 12).contains("›"))
}
#endif
