import Usher

private enum Place: Route {
  case plain
  case word(String)
  case typed(Int, Double, Bool)
  case asked(Int?, String?, UInt)
}

/// Reads inputs as links; a valid link has to be printed, and read as the same link again.
struct LinkFuzzing: Fuzzing {
  let samples = [
    "fuzz://plain", "fuzz:///word/a%20b", "fuzz://word/%C3%A9", "fuzz://asked?a=1&b=%2F#3",
    "https://fuzz.example/typed/-7/2.5/true", "fuzz://asked#0", "https://fuzz.example/plain",
  ]

  private let table = Result {
    try DeepLinkTable(scheme: "fuzz", hosts: ["fuzz.example"]) {
      $0.add("plain", Place.plain)
      $0.add("word/{word}") { (word: String) in DeepLink(Place.word(word)) }
      $0.add("typed/{a}/{b}/{c}") { (a: Int, b: Double, c: Bool) in DeepLink(Place.typed(a, b, c)) }
      $0.add("asked?a={a}&b={b}#{c}") { (a: Int?, b: String?, c: UInt) in
        DeepLink(Place.asked(a, b, c))
      }
    }
  }

  /// A violated expectation.
  struct Broken: Error { let what: String }

  func check(_ input: [UInt8]) throws {
    let (table, text) = (try table.get(), String(decoding: input, as: UTF8.self))
    guard let link = try? table.parse(text) else { return }
    let printed: String
    do throws(DeepLinkError) {
      printed = try table.print(link)
    } catch {
      if error.reason == .tooLong { return }
      throw Broken(what: "\(text) is read as \(link): \(error)")
    }
    if (try? table.parse(printed)) != link { throw Broken(what: "\(text) is read as \(link)") }
  }

  func variation(of input: [UInt8], seed: UInt64) -> [UInt8]? { nil }
}
