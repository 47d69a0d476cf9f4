import BoxOfficeKit
import Testing

@Test func `Nothing that is printed can steer a terminal`() {
  #expect(
    "\u{1B}[31mred\u{9B}\nit\u{202E} a\u{E0068}".harmless
      == "\u{FFFD}[31mred\u{FFFD}\nit\u{FFFD} a\u{FFFD}")
  #expect("two\nlines".onOneLine == "two\u{FFFD}lines")
  #expect("Ada 漢 👩‍🚀".harmless == "Ada 漢 👩‍🚀")
}
