import Testing
import UsherDI
import UsherTesting

/// One app of views and view controllers: in both hosts, and by the same script as without mixing.
@MainActor struct MixedTests {
  private let folders = (0..<4).map { _ in DataFolder() }

  @Test func `One app of views and view controllers is played by one script in both hosts`()
    async throws
  {
    try await play("purchase")
    try await play("return")
  }

  @Test func `A visit by links leads views and view controllers to equal trees in both hosts`()
    async throws
  {
    try await play("link", opening: "boxoffice://shows/5/seats")
  }

  private func play(_ name: String, opening link: String? = nil) async throws {
    let terminal = try await TerminalVisit(data: folders[0].url, opening: link)
    let others: [any Visit] = [
      try await ViewVisit(data: folders[1].url, opening: link) { $0.mixInControllers() },
      try await ViewVisit(data: folders[2].url, opening: link) { $0.mixInOtherControllers() },
      try await PhoneVisit(data: folders[3].url, opening: link) { $0.mixInViews() },
    ]
    for line in try script(name) {
      try await terminal.play(line)
      for (index, other) in others.enumerated() {
        let comment: Comment = "visit \(index) after \(line)"
        try await other.play(line)
        let director = other.stage.director
        try #require(other.outline == terminal.outline, comment)
        #expect(director.currentLink == terminal.stage.director.currentLink, comment)
        #expect(director.host.shown == director.tree, comment)
        #expect(other.complaints == [], comment)
        other.stage.expectNothingLeaked()
      }
    }
  }
}
