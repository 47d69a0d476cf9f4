import Testing
import UsherExplorer

/// A fault that an app has only while it is switched on.
enum Fault {
  @TaskLocal static var isOn = false
}

/// Runs each test of a suite twice: with the fault of its app, when it must fail, and without.
struct FaultTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await withKnownIssue {
      try await Fault.$isOn.withValue(true) { try await function() }
    }
    try await function()
  }
}

extension Trait where Self == FaultTrait {
  static var faulty: Self { FaultTrait() }
}
