import Foundation
import Testing

@Test(arguments: Pages.all)
func `Every Swift block of a page is compiled somewhere`(page: String) throws {
  #expect(try Pages.blocks(of: page, missingIn: Pages.compiled.get()) == [])
}

@Test func `Getting started quotes the tutorial`() throws {
  let page = "Sources/Usher/Usher.docc/GettingStarted.md"
  #expect(try Pages.blocks(of: page).count > 8)
  #expect(try Pages.blocks(of: page, missingIn: Pages.code(in: "Samples/Tutorial")) == [])
}

@Test func `Every measurement on the page about performance is taken`() throws {
  let page = try Pages.text(of: "Sources/Usher/Usher.docc/Performance.md")
  let code = try Pages.code(in: "Sources/UsherBenchmarks").joined()
  let names = page.matches(of: /(?m)^\| `([a-z]+\.[a-z-]+)/).map { String($0.1) }
  #expect(names.count > 20)
  for name in names { #expect(code.contains("\"\(name)"), "not measured: \(name)") }
}

@Test func `Every new name in the changelog's table of renamed ones is declared`() throws {
  let page = try Pages.text(of: "Sources/Usher/Usher.docc/Changelog.md")
  let table = try #require(page.split(separator: "### Renamed since the first builds").last)
  let words = try Pages.code(in: "Sources").flatMap { $0.split(whereSeparator: \.isWhitespace) }
  let kinds: Set<Substring> = ["class", "struct", "protocol", "enum", "func", "var", "let"]
  let declared = Set(
    zip(words, words.dropFirst()).filter { kinds.contains($0.0) }
      .map { String($0.1.prefix { $0.isLetter }) })
  let rows = table.matches(of: /(?m)^\| `.+ \| (.+) \|$/)
  #expect(rows.count > 10)
  for name in rows.flatMap({ $0.1.matches(of: /`(?:\w+\.)*(\w+)/) }).map(\.1) {
    #expect(declared.contains(String(name)), "no declaration of \(name)")
  }
}
