#if os(macOS) || os(Linux)
import Testing
import UsherTerminal

@Test(arguments: [
  ("", 5, [""]),
  ("to be", 5, ["to be"]),
  ("to be or not", 5, ["to be", "or", "not"]),
  ("to  be", 6, ["to  be"]),
  ("a\nb\n", 5, ["a", "b", ""]),
  ("a\r\nb", 5, ["a", "b"]),
  ("abcdefgh", 3, ["abc", "def", "gh"]),
  ("x abcdefgh y", 3, ["x", "abc", "def", "gh", "y"]),
  ("漢字漢字", 3, ["漢", "字", "漢", "字"]),
  ("漢字 漢字", 4, ["漢字", "漢字"]),
  ("漢", 1, ["漢"]),
  ("👩‍🚀👩‍🚀", 2, ["👩‍🚀", "👩‍🚀"]),
  ("abc", 0, ["a", "b", "c"]),
]) func `Text is wrapped at words`(_ text: String, _ width: Int, _ rows: [String]) {
  #expect(text.wrapped(to: width) == rows)
}

@Test(arguments: [
  ("Hamlet", 6, "Hamlet"), ("Hamlet", 5, "Haml…"), ("Hamlet", 1, "…"), ("Hamlet", 0, ""),
  ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
]) func `Text is cut off at columns`(_ text: String, _ width: Int, _ cut: String) {
  #expect(text.truncated(to: width) == cut)
}
#endif
