import Testing
import Usher
import UsherTesting

/// Random texts opened as links, over any content; `USHER_INPUTS` and `USHER_SEED` set their number
/// and seed.
@MainActor struct LinkFuzzTests {
  @Test func `A link is followed completely or refused, and the display keeps up`() throws {
    let house = try Playhouse()
    let count = Size.inputs(2_000)
    print("Opening \(count) texts from seed \(Size.seed).")
    var mutator = Mutator(Self.samples, words: Self.words, seed: Size.seed)
    var followed = 0
    for _ in 0..<count {
      let text = mutator.nextText()
      let before = house.director.tree
      let opened = house.director.open(text)
      let isFaithful = opened.isAdmitted || (opened.error != nil && house.director.tree == before)
      guard isFaithful, house.director.host.shown == house.director.tree else {
        let spelled = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
        Issue.record("This was neither followed nor refused: \(spelled.prefix(500))")
        return
      }
      followed += opened.isAdmitted ? 1 : 0
    }
    print("\(followed) of them were followed.")
    #expect(followed > count / 50)
  }

  private static let samples = [
    "house://shows/7", "house://shows/7/seats?row=C", "house://members/A%2F1",
    "house://search#a%20b",
    "https://box.example/shows/7", "house://members/help", "house:///",
  ]

  private static let words = [
    "shows", "seats", "/seats?row=", "members", "help", "search#", "house://",
    "https://box.example/",
    "%", "%2F", "%00", "%FF", "7", "-7", "/", "?", "#", "&", "=", "..",
  ]
}
