import Testing
import Usher

/// Bytes that nest deeper than anything that was saved.
@MainActor struct NestingTests {
  private let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)

  @Test func `A saved state that nests without end is refused before it is read`() {
    #expect(detail("{\"snapshot\":1,\"tree\":\(deep)}") == "It nests deeper than 220 levels.")
    // Brackets in a text nest nothing, nor do quotation marks that are part of it.
    #expect(
      detail("{\"snapshot\":1,\"tree\":\"\\\"\(deep)\"}") != "It nests deeper than 220 levels.")
  }

  @Test func `A journal that nests without end is refused before it is read`() {
    do {
      _ = try Journal(lines: "{\"began\":\(deep)}")
      Issue.record("It was read.")
    } catch {
      #expect(error.detail == "It nests deeper than 220 levels.")
    }
  }

  private func detail(_ text: String) -> String? {
    do {
      _ = try Snapshot(bytes: text.utf8)
      return nil
    } catch {
      return error.detail
    }
  }
}
