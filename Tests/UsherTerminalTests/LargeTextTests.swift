#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// The laws of short texts hold for long ones; the benchmarks measure the time.

@Test func `A list of many thousands is measured once, and only its visible part is laid out`() {
  var stage = Stage(node(1, "Screen"))
  stage[1] = (1...20_000).map { number in
    number % 7 == 0 ? .text("Text \(number)\nof two rows") : .item("Item \(number)") {}
  }
  _ = stage.frame(30, 12)
  stage.press(.end)
  #expect(stage.text(30, 12).contains("› Item 20000"))
  stage.press(.home)
  #expect(stage.text(30, 12).contains("› Item 1\n"))
  stage.press(.pageDown, .down)
  #expect(stage.text(30, 12).contains("›"))
}

@Test func `Parts of a body are as those of the whole`() {
  let seats = Line.row { for seat in 1...300 { TextRun("\(seat)", isEnabled: seat % 3 != 0) {} } }
  let lines: [Line] = [
    .text("a"), .slot("none"), .item("one two three four five six seven eight nine") {}, seats,
    .field("Name", text: "") { _ in }, .progress("Paying", 0.5), .item("off", isEnabled: false) {},
    .text(String(repeating: "word ", count: 200)), seats, .rule, .item("last", detail: "£9") {},
  ]
  let placed = lines.enumerated().map { RenderedScene.PlacedLine(node: id(1), index: $0, line: $1) }
  let body = Body(placed, width: 20)
  let (rows, elements) = (body.rows, body.elements)
  #expect(rows.count == body.rowCount && elements.count == body.elementCount)
  for row in rows.indices {
    #expect("\(body.rows(in: row..<row + 1))" == "\([rows[row]])")
  }
  for index in elements.indices {
    #expect("\(body.element(index))" == "\(elements[index])")
    #expect(elements[index].rows.contains { row in rows[row].contains { $0.element == index } })
  }
}

@Test func `The title bar shows the end of a path of any length`() {
  let title = String(repeating: "long ", count: 6_000) + "title"
  var stage = Stage(stack(1, node(2, "First"), node(3, title)))
  #expect(stage.text(30, 6).hasPrefix(" …g long long long long title\n"))
  stage = Stage(stack(1, node(2, "First"), node(3, "Second"), node(4, "Third")))
  #expect(stage.text(30, 6).hasPrefix(" First › Second › Third\n"))
  #expect(stage.text(22, 6).hasPrefix(" …st › Second › Third\n"))
}

@Test func `A word of any length is broken into rows`() {
  let word = String(repeating: "漢", count: 5_000) + "."
  let rows = word.wrapped(to: 11)
  #expect(rows.count == 1_000)
  #expect(rows.joined() == word)
  #expect(rows.allSatisfy { $0.columns <= 11 })
}

@Test func `A field of any length is edited at either end`() {
  let text = String(repeating: "漢x", count: 20_000)
  var editor = FieldEditor(text)
  for key in [Key.character("!"), .home, .character("?"), .right, .backspace, .end, .backspace] {
    _ = editor.handle(key)
  }
  #expect(editor.text == "?" + text.dropFirst())
  #expect(editor.window(columns: 6).text == "x漢x")
}
#endif
