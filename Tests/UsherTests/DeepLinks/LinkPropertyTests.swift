import Testing
import Usher
import UsherTesting

/// Random links and random texts; `USHER_INPUTS` sets how many, `USHER_SEED` which.
struct LinkPropertyTests {
  enum Kind: String, DeepLinkParameter, CaseIterable {
    case comedy, drama
    case late = "late night"
  }

  enum Wild: Route {
    case plain
    case one(String)
    case typed(Int, Double, Bool, Kind)
    case query(Int?, text: String?, UInt)
    case nested([String], inner: Inner)

    struct Inner: Hashable, Sendable {
      let id: Int64
      let note: String?
    }
  }

  static let table = Result {
    try DeepLinkTable(scheme: "x-wild.1", hosts: ["wild.example"]) {
      $0.add("plain", Wild.plain)
      $0.add("one/{text}") { (text: String) in DeepLink(Wild.one(text)) }
      $0.add("typed/{a}/{b}/{c}/{d}") { (a: Int, b: Double, c: Bool, d: Kind) in
        DeepLink(Wild.typed(a, b, c, d))
      }
      $0.add("query?a={a}&te xt={b}&c={c}") { (a: Int?, b: String?, c: UInt) in
        DeepLink(Wild.query(a, text: b, c))
      }
      $0.add("nested/{id}?a={a}&b={b}#{note}") { (id: Int64, a: String, b: String, note: String?) in
        DeepLink(Wild.nested([a, b], inner: Wild.Inner(id: id, note: note)))
      }
    }
  }

  @Test(arguments: [DeepLinkTable.Form.scheme, .universal])
  func `Every printed link is parsed as the same link`(form: DeepLinkTable.Form) throws {
    let table = try Self.table.get()
    let count = Size.inputs(2_000)
    print("Printing \(count) links from seed \(Size.seed).")
    var random = SplitMix64(seed: Size.seed)
    for _ in 0..<count {
      let route = Self.route(&random)
      if case .one(".") = route { continue }
      if case .one("..") = route { continue }
      let link = DeepLink(route)
      let text = try table.print(link, as: form)
      guard try table.parse(text) == link else {
        Issue.record("\(link) is printed as \(text)")
        return
      }
    }
  }

  @Test func `Any text is parsed as a link, or refused with its own error`() throws {
    let table = try Self.table.get()
    let count = Size.inputs(2_000)
    print("Reading \(count) texts from seed \(Size.seed).")
    var mutator = Mutator(Self.samples, words: Self.words, seed: Size.seed)
    for _ in 0..<count {
      let text = mutator.nextText()
      guard let link = try? table.parse(text), !isPrinted(link, table) else { continue }
      return Self.report(text)
    }
  }

  /// Returns whether a link is printed as a text that parses to the same link, unless it is too
  /// long.
  private func isPrinted(_ link: DeepLink, _ table: DeepLinkTable) -> Bool {
    do throws(DeepLinkError) {
      return try table.parse(table.print(link)) == link
    } catch {
      return error.reason == .tooLong
    }
  }

  private static func report(_ text: String) {
    let spelled = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    Issue.record("This is read as a link that is not printed: \(spelled.prefix(500))")
  }

  @Test func `A good part of the random texts is read, so that both ways are tried`() throws {
    let table = try Self.table.get()
    var mutator = Mutator(Self.samples, words: Self.words, seed: 1)
    let read = (0..<1_000).count { _ in (try? table.parse(mutator.nextText())) != nil }
    #expect((50...900).contains(read), "\(read) of 1,000")
  }

  static let samples = [
    "x-wild.1://plain", "x-wild.1://one/a%20b", "x-wild.1://typed/-7/2.5/true/comedy",
    "x-wild.1://query?a=1&te%20xt=b&c=3", "x-wild.1://nested/9?a=1&b=%C3%A9#note",
    "https://wild.example/one/two", "https://wild.example/nested/1?a=&b=#", "x-wild.1:one/x",
  ]

  static let words = [
    "%", "%2", "%25", "%2F", "%00", "%FF", "%C3%A9", "%ED%A0%80", "/", "//", "..", "?", "&", "=",
    "#",
    ":", "@", "[", "]", "+", " ", "\n", "one", "nested", "x-wild.1:", "https://", "wild.example",
    "9223372036854775808", "1e999", "nan",
  ]

  private static func route(_ random: inout SplitMix64) -> Wild {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .plain
    case 1: .one(text(&random, least: 1))
    case 2:
      .typed(
        .random(in: .min ... .max, using: &random), .random(in: -1e300...1e300, using: &random),
        .random(using: &random), Kind.allCases.randomElement(using: &random) ?? .comedy)
    case 3:
      .query(
        Bool.random(using: &random) ? nil : .random(in: -9...9, using: &random),
        text: Bool.random(using: &random) ? nil : text(&random), .random(in: 0...9, using: &random))
    default:
      .nested(
        [text(&random), text(&random)],
        inner: Wild.Inner(
          id: .random(in: .min ... .max, using: &random),
          note: Bool.random(using: &random) ? nil : text(&random)))
    }
  }

  /// A text of letters, signs with a meaning in links, and other Unicode characters.
  private static func text(_ random: inout SplitMix64, least: Int = 0) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: least...8, using: &random) {
      let isPlain = Bool.random(using: &random)
      let value = isPlain ? random.next() % 128 : random.next() % 0x11_0000
      text.append(Unicode.Scalar(UInt32(value)) ?? "%")
    }
    return String(text)
  }
}
