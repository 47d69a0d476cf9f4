// Built by .ci/fuzz together with the core, and run by libFuzzer; no part of the package.

private enum Place: Route {
  case plain
  case word(String)
  case typed(Int, Double, Bool)
  case asked(Int?, String?, UInt)
}

private let table = try? LinkTable(scheme: "fuzz", hosts: ["fuzz.example"]) {
  $0.add("plain", Place.plain)
  $0.add("word/{word}") { (word: String) in Link(Place.word(word)) }
  $0.add("typed/{a}/{b}/{c}") { (a: Int, b: Double, c: Bool) in Link(Place.typed(a, b, c)) }
  $0.add("asked?a={a}&b={b}#{c}") { (a: Int?, b: String?, c: UInt) in Link(Place.asked(a, b, c)) }
}

/// Reads a text as a link; one that is read has to be printed, and read as the same again.
private func check(_ text: String, in table: LinkTable) {
  guard let link = try? table.parse(text) else { return }
  do throws(LinkError) {
    let printed = try table.print(link)
    precondition((try? table.parse(printed)) == link, "\(text) is read as \(link)")
  } catch {
    precondition(error.reason == .tooLong, "\(text) is read as \(link): \(error)")
  }
}

/// What libFuzzer calls with one input after the other; the attribute gives it the name it looks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  guard let table else { preconditionFailure("The fuzzer's own table of links is wrong.") }
  check(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self), in: table)
  return 0
}
