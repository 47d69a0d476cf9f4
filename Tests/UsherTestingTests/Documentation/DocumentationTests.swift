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
