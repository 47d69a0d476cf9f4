import Testing
import UsherTesting

/// One script on every display: the trees are equal after each line.
@MainActor struct EveryDisplayTests {
  private let folders = (0..<4).map { _ in DataFolder() }

  @Test func `One script leads to equal trees on every display`() async throws {
    try await play("purchase")
    try await play("return")
  }

  @Test func `A visit by links leads to equal trees on every display`() async throws {
    try await play("link", opening: "boxoffice://shows/5/seats")
  }

  private func play(_ name: String, opening link: String? = nil) async throws {
    let terminal = try await TerminalVisit(data: folders[0].url, opening: link)
    let others: [any Visit] = [
      try await HeadlessVisit(data: folders[1].url, opening: link),
      try await PhoneVisit(data: folders[2].url, opening: link),
      try await ViewVisit(data: folders[3].url, opening: link),
    ]
    for line in try script(name) {
      try await terminal.play(line)
      for other in others {
        try await other.play(line)
        try compare(other, with: terminal, after: line)
      }
    }
  }

  private func compare(_ visit: any Visit, with terminal: TerminalVisit, after line: String) throws
  {
    let comment: Comment = "\(type(of: visit)) after \(line)"
    let director = visit.stage.director
    try #require(visit.outline == terminal.outline, comment)
    #expect(director.currentLink == terminal.stage.director.currentLink, comment)
    #expect(director.host.shown == director.tree, comment)
    #expect(visit.complaints == [], comment)
    visit.stage.expectNothingLeaked()
  }
}
