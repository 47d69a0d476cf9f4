#if os(macOS) || os(Linux)
import Testing
import UsherTerminal

private struct Edit: Sendable {
  let text: String
  let caret: Int
  let keys: [Key]
  let result: String
  let end: Int

  init(_ text: String, _ caret: Int, _ keys: [Key], _ result: String, _ end: Int) {
    self.text = text
    self.caret = caret
    self.keys = keys
    self.result = result
    self.end = end
  }
}

private let edits: [Edit] = [
  Edit("", 0, [.character("a")], "a", 1),
  Edit("ac", 1, [.character("b")], "abc", 2),
  Edit("abc", 2, [.backspace], "ac", 1),
  Edit("abc", 0, [.backspace], "abc", 0),
  Edit("abc", 1, [.delete], "ac", 1),
  Edit("abc", 3, [.delete], "abc", 3),
  Edit("abc", 1, [.home, .character("x"), .end, .character("y")], "xabcy", 5),
  Edit("abc", 1, [.left, .left, .left, .right], "abc", 1),
  Edit("one two  ", 9, [.control("w")], "one ", 4),
  Edit("one two", 4, [.control("u")], "two", 0),
  Edit("one two", 3, [.control("k")], "one", 3),
  Edit("e", 1, [.character("\u{301}")], "e\u{301}", 1),
  Edit("ex", 1, [.character("\u{301}"), .backspace], "x", 0),
  Edit("👩", 1, [.character("\u{200D}"), .character("🚀")], "👩‍🚀", 1),
  Edit("🇩", 1, [.character("🇪"), .character("!")], "🇩🇪!", 2),
  Edit("漢", 1, [.character("字"), .left, .backspace], "字", 0),
  Edit("a", 1, [.paste("b\nc\u{1B}[A\td\u{7}")], "ab c[A d", 8),
  Edit("abc", 99, [.character("d")], "abcd", 4),
]

@Test(arguments: edits) private func `Keys edit a field`(_ edit: Edit) {
  var editor = FieldEditor(edit.text, caret: edit.caret)
  let areTaken = edit.keys.map { editor.handle($0) }
  #expect(!areTaken.contains(false))
  #expect(editor.text == edit.result)
  #expect(editor.caret == edit.end)
}

@Test func `Keys that mean nothing in a field are left to others`() {
  var editor = FieldEditor("abc")
  for key in [Key.enter, .escape, .tab, .up, .down, .pageUp, .control("l")] {
    let isTaken = editor.handle(key)
    #expect(!isTaken, "\(key)")
  }
  #expect(editor.text == "abc")
}

@Test(arguments: [
  ("abc", 3, 10, "abc", 3), ("abcdef", 6, 4, "def", 3), ("abcdef", 0, 4, "abcd", 0),
  ("漢字漢", 3, 4, "漢", 2), ("abcdef", 2, 4, "abcd", 2), ("", 0, 1, "", 0), ("abc", 3, 1, "", 0),
]) func `The caret of a field stays visible`(
  _ text: String, _ caret: Int, _ width: Int, _ shown: String, _ column: Int
) {
  let window = FieldEditor(text, caret: caret).window(columns: width)
  #expect(window.text == shown)
  #expect(window.caret == column)
}

@Test func `Random edits never lose the caret`() {
  var generator = SeededGenerator()
  let keys: [Key] = [
    .character("a"), .character("\u{301}"), .character("\u{200D}"), .character("👩"),
    .character("🇩"),
    .character("漢"), .character("\u{1112}"), .character("\u{1161}"), .backspace, .delete, .left,
    .right, .home, .end, .control("w"), .control("k"), .paste("x\r\ny"), .character(" "),
  ]
  var editor = FieldEditor("")
  for round in 0..<SeededGenerator.rounds(5_000) {
    _ = keys.randomElement(using: &generator).map { editor.handle($0) }
    #expect((0...editor.text.count).contains(editor.caret), "seed \(generator.seed)")
    let window = editor.window(columns: round % 12 + 1)
    #expect(window.caret <= round % 12 && window.text.columns <= round % 12 + 1)
    if editor.text.count > 40 { editor = FieldEditor("") }
  }
}
#endif
