import Testing
import UsherExplorer

/// A restart with the app's persisted values, and without.
@MainActor struct RestartTests {
  private func explorer(_ bug: Library.Bug?, persists: Bool = true) -> Explorer {
    let argument = bug.map { ".\($0)" } ?? "nil"
    var explorer = Explorer(making: "try Library.stage(\(argument))") { try Library.stage(bug) }
    guard persists else { return explorer }
    explorer.onRestart(making: "try Library.stage(\(argument), after: stage)") {
      try Library.stage(bug, after: $0)
    }
    return explorer
  }

  @Test func `Persisted values survive a restart`() async {
    #expect(await explorer(nil).run().stateCount == 4)
  }

  @Test func `A run that is handed nothing begins like the first, and such places seem lost`()
    async
  {
    let findings = await explorer(nil, persists: false).explore().findings
    #expect(findings.map(\.kind) == [.strayLink, .restoration])
  }

  @Test func `A place behind a sign-in that is not restored is found, with its test`() async {
    let findings = await explorer(.forgetful).explore().findings
    #expect(findings.map(\.description) == [Self.stray, Self.unrestored])
  }

  private static let stray = """
    The explorer found a stray link: library://marks/3.
      after: .take("Sign in"), .take("Mark 3"), .take("Read")
      The link library://marks/3 was printed at
        MarkedPage, Page 3, mark(3)
      and leads to
        MarkedPage, Page 1, mark(3)
      stack Library
        ReadingRoom
        MarkedPage
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `The link library://marks/3 leads to its place`() async throws {
      let stage = try Library.stage(.forgetful)
      try await stage.play(.take("Sign in"))
      try await stage.play(.take("Mark 3"))
      try await stage.play(.take("Read"))
      let other = try Library.stage(.forgetful, after: stage)
      await stage.expectLink(leadsHereOn: other)
    }
    """

  private static let unrestored = """
    The explorer found a failed restoration: MarkedPage.
      after: .take("Sign in"), .take("Mark 3"), .take("Read")
      The restored tree differs from the saved one. Report: Everything was restored.
      The outline differs: - expected, + shown.
        stack Library
          ReadingRoom
          MarkedPage
      • Fix it, and keep this test:

    @MainActor @Test(.stages)
    func `MarkedPage is restored after a restart`() async throws {
      let stage = try Library.stage(.forgetful)
      try await stage.play(.take("Sign in"))
      try await stage.play(.take("Mark 3"))
      try await stage.play(.take("Read"))
      try await stage.expectRestart { try Library.stage(.forgetful, after: stage) }
    }
    """
}

extension PrintedTests {
  struct LibraryForgetful {
    @MainActor @Test(.stages)
    func `MarkedPage is restored after a restart`() async throws {
      let stage = try Library.stage(.forgetful)
      try await stage.play(.take("Sign in"))
      try await stage.play(.take("Mark 3"))
      try await stage.play(.take("Read"))
      try await stage.expectRestart { try Library.stage(.forgetful, after: stage) }
    }
  }
}
