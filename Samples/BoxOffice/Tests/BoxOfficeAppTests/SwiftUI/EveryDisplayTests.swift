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

  @Test func `A purchase goes on while the phone is folded and unfolded`() async throws {
    try await play("purchase", unfoldingFrom: "wait Which evening", to: "wait Enjoy the show")
    try await play("return")
  }

  private func play(
    _ name: String, opening link: String? = nil, unfoldingFrom first: String? = nil,
    to last: String? = nil
  ) async throws {
    let terminal = try await TerminalVisit(data: folders[0].url, opening: link)
    let others: [any Visit] = [
      try await HeadlessVisit(data: folders[1].url, opening: link),
      try await PhoneVisit(data: folders[2].url, opening: link),
      try await ViewVisit(data: folders[3].url, opening: link),
    ]
    var (isUnfolding, isWide) = (false, false)
    for line in try script(name) {
      try await terminal.play(line)
      for other in others {
        try await other.play(line)
        try compare(other, with: terminal, after: line)
      }
      isUnfolding = line == first || isUnfolding && line != last
      guard isUnfolding || isWide else { continue }
      isWide = isUnfolding && !isWide
      for visit in [terminal as any Visit] + others {
        await visit.unfold(isWide)
        try compare(visit, with: terminal, after: "\(line), then \(isWide ? "un" : "")folded")
        #expect(visit.stage.director.width == (isWide ? .regular : .compact))
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
