#if os(macOS) || os(Linux)
import Testing
import UsherTerminal

private struct Typed: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let keys: [Key]

  init(_ text: String, _ keys: Key...) {
    bytes = Array(text.utf8)
    self.keys = keys
  }

  init(_ bytes: [UInt8], _ keys: Key...) {
    self.bytes = bytes
    self.keys = keys
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

private let typed: [Typed] = [
  Typed("a", .character("a")),
  Typed("aB1 ", .character("a"), .character("B"), .character("1"), .character(" ")),
  Typed("é漢👍", .character("é"), .character("漢"), .character("👍")),
  Typed("\r\n\t", .enter, .enter, .tab),
  Typed("\u{7F}\u{08}", .backspace, .backspace),
  Typed("\u{01}\u{1A}", .control("a"), .control("z")),
  Typed("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .up, .down, .right, .left),
  Typed("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OM", .up, .down, .right, .left, .enter),
  Typed(
    "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", .home, .end, .home, .end, .home, .end),
  Typed("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[Z", .delete, .pageUp, .pageDown, .backTab),
  Typed("\u{1B}[1;5A\u{1B}[3;2~", .up, .delete),
  Typed("\u{1B}\u{1B}[A", .escape, .up),
  Typed("\u{1B}\r", .escape, .enter),
  Typed("\u{1B}xa", .character("a")),
  Typed("\u{1B}[15~\u{1B}[99999999999999999999~\u{1B}[?1;2c\u{1B}[Ia", .character("a")),
  Typed("\u{1B}]11;rgb:00/00/00\u{07}a", .character("a")),
  Typed("\u{1B}Psecret\u{1B}\\a", .character("a")),
  Typed("\u{1B}[200~two\rlines\u{1B}[A\u{1B}[201~a", .paste("two\rlines\u{1B}[A"), .character("a")),
  Typed("\u{1B}[200~\u{1B}[201~a", .character("a")),
  Typed([0xFF, 0xC3, 0x28, 0xE6, 0xBC, 0x61], .character("("), .character("a")),
  Typed([0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0x61], .character("a")),
  Typed([0x80, 0xBF, 0xC2, 0x9B, 0x41], .character("A")),
  Typed([0x00, 0x1C, 0x1F, 0x61], .character("a")),
  Typed([0xC3, 0x1B, 0x5B, 0x41, 0xA9], .up),
]

@Test(arguments: typed) private func `Bytes become keys`(_ typed: Typed) {
  var parser = KeyParser()
  #expect(parser.feed(typed.bytes) + parser.flush() == typed.keys)
}

@Test(arguments: typed) private func `Bytes become the same keys however they are split`(
  _ typed: Typed
) {
  for split in 0...typed.bytes.count {
    var parser = KeyParser()
    let keys = parser.feed(typed.bytes[..<split]) + parser.feed(typed.bytes[split...])
    #expect(keys + parser.flush() == typed.keys, "split at \(split)")
  }
  var parser = KeyParser()
  #expect(typed.bytes.flatMap { parser.feed([$0]) } + parser.flush() == typed.keys)
}

@Test func `An escape byte is the key once nothing followed in time`() {
  var parser = KeyParser()
  #expect(parser.feed([0x1B]) == [])
  #expect(parser.patience == .short)
  #expect(parser.flush() == [.escape])
  #expect(parser.patience == nil)
  #expect(parser.feed("[A".utf8) == [.character("["), .character("A")])
}

@Test func `A sequence that is never finished is dropped`() {
  var parser = KeyParser()
  #expect(parser.feed("\u{1B}[1;".utf8) == [])
  #expect(parser.flush() == [])
  #expect(parser.feed("a".utf8) == [.character("a")])
}

@Test func `A sequence without end does not grow`() {
  var parser = KeyParser()
  let endless = "\u{1B}[" + String(repeating: "1", count: 33) + "A"
  #expect(parser.feed(endless.utf8) == [])
  #expect(parser.feed("a".utf8) == [.character("a")])
}

@Test(arguments: [1 << 20, (1 << 20) + 1, 3 << 20])
func `A paste is text up to its closing mark, however long, and nothing in it is a key`(
  _ length: Int
) {
  var parser = KeyParser()
  let part = "\r\u{1B}[A\u{1B}q\u{1B}[20"
  let text = String(repeating: part, count: length / part.utf8.count + 1)
  #expect(parser.feed("\u{1B}[200~\(text.prefix(length))".utf8) == [])
  #expect(parser.patience != .short)
  let keys = parser.feed("\u{1B}[201~a".utf8)
  #expect(keys.last == .character("a"))
  #expect(keys.count == (length > 1 << 20 ? 1 : 2))
}

@Test
func `The closing sequence of a paste is found however it is split, and after its own beginning`() {
  let typed = Array("\u{1B}[200~x\u{1B}[20\u{1B}\u{1B}[201~a".utf8)
  for split in typed.indices {
    var parser = KeyParser()
    let keys = parser.feed(typed[..<split]) + parser.feed(typed[split...])
    #expect(keys == [.paste("x\u{1B}[20\u{1B}"), .character("a")], "split at \(split)")
  }
}

@Test func `A paste whose end never comes is left by Esc, and its end is not played`() {
  var parser = KeyParser()
  #expect(parser.feed("\u{1B}[200~lost\r".utf8) == [])
  #expect(parser.patience == nil)
  #expect(parser.feed([0x1B]) == [])
  #expect(parser.patience == .long)
  #expect(parser.flush() == [])
  var late = parser
  #expect(late.feed("[201~a".utf8) == [.character("a")])
  #expect(parser.feed("[a\r".utf8) == [.character("a"), .enter])
}

@Test(arguments: ["]", "P", "X", "^", "_", "[", "O"])
func `The keyboard works after Alt with a key that may begin a sequence`(_ key: String) {
  var parser = KeyParser()
  #expect(parser.feed("\u{1B}\(key)".utf8) == [])
  #expect(parser.patience == .short)
  #expect(parser.flush() == [])
  #expect(parser.patience == nil)
  #expect(parser.feed("a\r".utf8) == [.character("a"), .enter])
}

@Test func `Random bytes never stop the parser`() {
  var generator = SeededGenerator()
  var parser = KeyParser()
  for _ in 0..<SeededGenerator.rounds(20_000) {
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x7E, 0x5D, 0x07, 0xC3, 0xF0]
    let byte =
      Bool.random(using: &generator)
      ? likely.randomElement(using: &generator) ?? 0 : .random(in: 0...255, using: &generator)
    _ = parser.feed([byte])
    if Int.random(in: 0..<10, using: &generator) == 0 { _ = parser.flush() }
  }
  _ = parser.feed("\u{18}\u{1B}[201~".utf8) + parser.flush()
  #expect(parser.feed("a".utf8) == [.character("a")], "seed \(generator.seed)")
}
#endif
