import Testing
import Usher

/// Which of several patterns is meant: case N57.
struct LinkOrderTests {
  enum Word: Route { case named(String) }

  private func table(_ patterns: [String]) throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "app") { builder in
      for pattern in patterns {
        let link = DeepLink(Word.named(pattern))
        switch pattern.count(where: { $0 == "{" }) {
        case 0: builder.add(pattern, Word.named(pattern))
        case 1: builder.add(pattern, to: { (_: String) in link })
        default: builder.add(pattern, to: { (_: String, _: String) in link })
        }
      }
    }
  }

  /// Of each: the patterns, and those that win for its path alone, with `?q=1`, with `?q=2` and with `#f`.
  @Test(arguments: [
    (["{a}/{b}", "{a}/x", "y/x"], "y/x", ["y/x", "y/x", "y/x", "y/x"]),
    (["y/x", "{a}/x", "{a}/{b}"], "y/x", ["y/x", "y/x", "y/x", "y/x"]),
    (["{a}/x?q=2", "y/x?q=1", "{a}/x"], "y/x", ["{a}/x", "y/x?q=1", "{a}/x?q=2", "{a}/x"]),
    (["a?q={q}", "a"], "a", ["a", "a?q={q}", "a?q={q}", "a"]),
    (["a", "a?q={q}", "a?q=1"], "a", ["a", "a?q=1", "a?q={q}", "a"]),
    (["{a}", "a#{f}", "a"], "a", ["a", "a", "a", "a#{f}"]),
  ])
  func `The more specific pattern wins in any order of addition`(
    patterns: [String], path: String, winners: [String]
  ) throws {
    let texts = [path, path + "?q=1", path + "?q=2", path + "#f"].map { "app:///\($0)" }
    let answers = winners.map { DeepLink(Word.named($0)) }
    for order in [
      patterns, patterns.reversed(), patterns.sorted(), patterns.shuffled(),
    ] {
      #expect(try texts.map { try table(order).parse($0) } == answers)
    }
  }

  @Test func `A demand on the query or a literal in the path makes a pattern the specific one`()
    throws
  {
    let table = try table(["{a}/x?q=2", "y/x?q=1", "{a}/x", "{a}/{b}"])
    #expect(try table.parse("app:///y/x?q=1") == DeepLink(Word.named("y/x?q=1")))
    #expect(try table.parse("app:///y/x?q=2") == DeepLink(Word.named("{a}/x?q=2")))
    #expect(try table.parse("app:///y/x") == DeepLink(Word.named("{a}/x")))
    #expect(try table.parse("app:///y/z") == DeepLink(Word.named("{a}/{b}")))
  }

  @Test(arguments: [
    ["a/{b}", "{a}/b"], ["a", "a"], ["{a}", "{b}"], ["a?q={q}", "a?r={r}"],
    ["a/{b}?q=1", "{a}/b"], ["a#{f}", "a?q={q}"],
  ])
  func `Two patterns that overlap are an error if neither is more specific`(patterns: [String]) {
    let error = #expect(throws: TableError.self) { try table(patterns) }
    #expect(error?.faults.map(\.name) == ["ambiguous patterns"])
    #expect(error?.faults.map(\.callSites.count) == [2])
  }

  @Test(arguments: [
    ["a?q=1", "a?q=2"], ["a/{b}", "a/b"], ["a/{b}/c", "a/{b}"], ["a#x", "a#y"],
    ["a?q=1&r={r}", "a?q=2&s={s}"],
  ])
  func `Patterns that a link distinguishes make a table`(patterns: [String]) throws {
    _ = try table(patterns)
  }
}
