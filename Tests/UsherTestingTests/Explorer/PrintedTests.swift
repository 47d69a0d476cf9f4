import Foundation
import Testing
import UsherTesting

/// What the explorer printed, word for word; each of these tests must fail.
@Suite(.failing) struct PrintedTests {
}

extension PrintedTests {
  /// Whether a printed test stands in this file, however far it is indented.
  static func contains(_ test: String) throws -> Bool {
    func trimmed(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(
        separator: "\n")
    }
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    return trimmed(file).contains(trimmed(test))
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
    await withKnownIssue { try await function() }
  }
}

extension Trait where Self == FailingTrait {
  static var failing: Self { FailingTrait() }
}
