#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// Sequences of a terminal that are no keys, such as the reports of a mouse that another program
/// enabled.
private let unknown: [[UInt8]] =
  [
    // The mouse: as bytes, as characters, as numbers of urxvt, as numbers of SGR.
    "\u{1B}[M !!", "\u{1B}[M#AB", "\u{1B}[M\u{7F}\u{7F}\u{7F}", "\u{1B}[M`\u{E8}\u{7FF}",
    "\u{1B}[32;10;10M", "\u{1B}[96;200;50M", "\u{1B}[<64;10;10M", "\u{1B}[<0;223;1m",
    // The focus, the keys of other protocols, the function keys of consoles.
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[27;5;13~", "\u{1B}[13;5u", "\u{1B}[[A", "\u{1B}[[E",
    "\u{1B}[7^", "\u{1B}[24~", "\u{1B}OP", "\u{1B}O5Q", "\u{1B}Oj", "\u{1B}O ",
    // Private parameters and intermediate bytes, which make another sequence of the same letter.
    "\u{1B}[?1;2c", "\u{1B}[>1A", "\u{1B}[=5H", "\u{1B}[<3~", "\u{1B}[1 A", "\u{1B}[!p",
    "\u{1B}[2$y", "\u{1B}[?200~", "\u{1B}[1;2 M", "\u{1B}[\(String(repeating: "1;", count: 90))A",
    // Strings.
    "\u{1B}]0;A\r\u{7}", "\u{1B}]4;1;rgb:ff\u{1B}\\", "\u{1B}P1$r0m\rM\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^M\u{1B}\\", "\u{1B}XM\u{1B}\u{1B}\\",
  ].map { Array($0.utf8) } + [
    [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xE0], [0x1B, 0x5B, 0x4D, 0x40, 0x00, 0x00],
    [0x1B, 0x5B, 0x4D, 0x20, 0xC8, 0xF1],
  ]

@Suite struct UnknownSequenceTests {
  @Test(arguments: unknown)
  func `A sequence without meaning is skipped whole, however it is split`(_ bytes: [UInt8]) {
    let typed = bytes + Array("a".utf8)
    for split in typed.indices {
      var parser = KeyParser()
      let keys = parser.feed(typed[..<split]) + parser.feed(typed[split...])
      #expect(keys == [.character("a")], "split at \(split)")
    }
  }

  @Test func `Only Return and the keypad's Enter are Enter, among any other keys`() {
    var generator = SeededGenerator()
    for _ in 0..<SeededGenerator.rounds(2_000) {
      var (typed, expected): ([UInt8], [Key]) = ([], [])
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        typed += unknown.randomElement(using: &generator) ?? []
        guard Bool.random(using: &generator) else { continue }
        let isKeypad = Bool.random(using: &generator)
        typed += Array((isKeypad ? "\u{1B}OM" : "\r").utf8)
        expected.append(.enter)
      }
      var parser = KeyParser()
      var keys: [Key] = []
      while !typed.isEmpty {
        let count = Int.random(in: 1...typed.count, using: &generator)
        keys += parser.feed(typed.prefix(count))
        typed.removeFirst(count)
      }
      #expect(keys + parser.flush() == expected, "seed \(generator.seed)")
    }
  }

  @Test(arguments: ["\u{1B}[M", "\u{1B}[M ", "\u{1B}[M !", "\u{1B}]0;x", "\u{1B}Px", "\u{1B}O1;"])
  func `A sequence that another one cuts off is skipped, and the other is read`(_ begun: String) {
    var parser = KeyParser()
    #expect(parser.feed("\(begun)\u{1B}[A".utf8) == [.up])
    #expect(parser.feed(begun.utf8) + parser.flush() == [])
    #expect(parser.feed("a".utf8) == [.character("a")])
  }

  @Test(arguments: ["\u{1B}]0;x\u{1B}", "\u{1B}P\u{1B}"])
  func `The first half of a string's end is not the Esc key`(_ begun: String) {
    var parser = KeyParser()
    #expect(parser.feed(begun.utf8) == [])
    #expect(parser.patience == .short)
    #expect(parser.flush() == [])
  }

  @Test func `A modifier of a single shift is skipped with it`() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}O1;5A\u{1B}O5M".utf8) == [.up, .enter])
  }

  @MainActor @Test func `Reports of the mouse open nothing`() async throws {
    let app = try await App()
    let (shown, outline) = (app.shown, app.outline)
    await app.type("\u{1B}[<64;10;10M", "\u{1B}[M !!", "\u{1B}[32;10;10M", "\u{1B}[<0;3;3m")
    #expect(app.shown == shown && app.outline == outline)
    await app.type("\u{1B}OM")
    #expect(app.outline != outline)
    app.director.close()
  }
}
#endif
