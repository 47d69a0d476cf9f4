#if os(macOS) || os(Linux)
import Testing
import UsherTerminal

@Test(arguments: [
  ("", 0), ("a", 1), ("Hamlet", 6), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}\u{303}", 1),
  ("漢", 2), ("漢字", 4), ("ｶ", 1), ("Ａ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
  ("ไทย", 3), ("น้ำ", 2), ("नि", 2), ("👍", 2), ("👍🏽", 2), ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2),
  ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("☕", 2), ("→", 1), ("─", 1),
  ("\u{200B}", 1), ("\u{301}", 1), ("‘quoted’", 8), ("£12", 3), ("𠀀", 2), ("︎", 1),
]) func `A text takes so many columns`(_ text: String, _ columns: Int) {
  #expect(text.columns == columns, "\(text.debugDescription)")
}

@Test(arguments: [
  ("a", "a"), ("\n", " "), ("\t", " "), ("\u{1B}", "\u{FFFD}"), ("\u{9B}", "\u{FFFD}"),
  ("\u{7F}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("\u{301}", "\u{25CC}\u{301}"), ("\r\n", " "),
  ("\u{200B}", "\u{FFFD}"), ("👩‍🚀", "👩‍🚀"), ("e\u{301}", "e\u{301}"),
]) func `No character can control the terminal`(_ given: Character, _ printed: Character) {
  #expect(given.printable == printed)
}

@Test func `A character of endless marks is drawn with some of them`() {
  let marks = String(repeating: "\u{301}", count: 30_000)
  #expect(Character("e" + marks).printable.unicodeScalars.count == 32)
  #expect("e\(marks)x".columns == 2)
}

@Test(arguments: [
  ("a\u{E007F}", "a"), ("pay\u{E0068}\u{E0069} 7", "pay 7"), ("\u{E0068}", "\u{FFFD}"),
  ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("\r\u{E0068}", " \u{FFFD}"),
]) func `Tags are drawn in flags and nowhere else`(_ given: String, _ printed: String) {
  #expect(String(given.map(\.printable)) == printed)
}

@Test(arguments: [
  ("\u{1161}", "\u{FFFD}"), ("\u{11A8}", "\u{FFFD}"), ("\u{1161}\u{11A8}", "\u{FFFD}"),
  ("\u{D7B0}\u{301}", "\u{FFFD}"), ("\u{6DD}\u{661}", "\u{6DD}\u{661}"),
  ("\u{600}1", "\u{600}1"), ("\u{600}\u{301}", "\u{FFFD}"), ("\u{8E2}", "\u{FFFD}"),
]) func `A combining character without a base takes the columns that were counted`(
  _ given: String, _ printed: String
) {
  #expect(given.count == 1)
  for character in given {
    #expect(String(character.printable) == printed)
    #expect(character.printable.columns == character.columns)
  }
}

@Test func `Every code point that takes no column is drawn as one character`() {
  for value in UInt32(0)...0xE0FFF {
    guard let scalar = Unicode.Scalar(value), scalar.columns == 0 else { continue }
    for character in "\(scalar)\(scalar)1" {
      let drawn = character.printable
      #expect(String(drawn).count == 1 && drawn.columns == character.columns, "\(value)")
    }
  }
}
#endif
