import Foundation
import Testing
import UsherExplorer

/// The explorer's printed tests, word for word; each must fail.
@Suite(.failing) struct PrintedTests {
  @MainActor @Test(.stages)
  func `The screen ShowPage is released when it ends`() async throws {
    let stage = try Booth.stage(.leak)
    try await stage.play(.take("Show 7"))
    try await stage.play(.back)
    stage.expectNothingLeaked()
  }

  @MainActor @Test(.stages)
  func `The coordinator Booth is released with its window`() async throws {
    let stage = try Booth.stage(.outliving)
    try await stage.play(.take("Program"))
  }

  @MainActor @Test(.stages)
  func `There is a way back from Terms`() async throws {
    let stage = try Booth.stage(.deadEnd)
    try await stage.play(.take("Buy"))
    try await stage.play(.take("Terms"))
    await stage.expectWayBack()
  }

  @MainActor @Test(.stages)
  func `The guard office holds`() async throws {
    let stage = try Booth.stage(.bypass)
    try await stage.play(.take("Sign in"))
    try await stage.play(.take("Office"))
    try await stage.play(.take("Sign out"))
    stage.expectGuardsHold()
  }

  @MainActor @Test(.stages)
  func `The result of Purchase is received`() async throws {
    let stage = try Booth.stage(.lostResult)
    try await stage.play(.take("Buy"))
    try await stage.play(.take("Pay"))
    stage.expectResultsTaken()
  }

  @MainActor @Test(.stages)
  func `Two quick taps show ShowPage once`() async throws {
    let stage = try Booth.stage(.doublePush)
    try await stage.play(.takeTwice("Show 7"))
    stage.expectOutline(
      """
      stack Booth
        Lobby
        ShowPage
      """)
  }

  @MainActor @Test(.stages)
  func `The link booth://shows/7 leads to its place`()
    async throws
  {
    let stage = try Booth.stage(.strayLink)
    try await stage.play(.take("Show 7"))
    let other = try Booth.stage(.strayLink)
    await stage.expectLink(leadsHereOn: other)
  }

  @MainActor @Test(.stages)
  func `Day is restored after a restart`() async throws {
    let stage = try Diary.stage(isForgetful: true)
    try await stage.play(.take("Day 3"))
    try await stage.expectRestart { try Diary.stage(isForgetful: true) }
  }

  @MainActor @Test(.stages)
  func `This path does not throw`() async throws {
    let stage = try Booth.stage(.failure)
    try await stage.play(.take("Program"))
  }
}

extension PrintedTests {
  /// Returns whether these files contain a printed test, regardless of line breaks.
  static func contains(
    _ test: String,
    in names: [String] = ["PrintedTests", "PrintedTests+Planted", "PrintedTests+Teams"]
  ) throws -> Bool {
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try names.contains { name in
      let file = folder.appending(path: name + ".swift")
      return words(try String(contentsOf: file, encoding: .utf8)).contains(words(test))
    }
  }
}

/// Expects each test of a suite to fail.
struct FailingTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let issues = try await withoutActuallyEscaping(function) { function in
      try await recordedIssues { try await function() }
    }
    #expect(!issues.isEmpty, "This test must fail.")
  }
}

extension Trait where Self == FailingTrait {
  static var failing: Self { FailingTrait() }
}
