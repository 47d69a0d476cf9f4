public import Testing
public import UsherDI

/// A trait for all stages of a suite or a test: overrides, and a check for leaks at the end.
///
/// ```swift
/// @Suite(.stages { $0.register(FakePayments.init, as: (any Payments).self) })
/// ```
///
/// When a test is over and has released its variables, each of its stages is checked: everything
/// that has ended must be gone. Then the window is closed, and everything must be gone.
public struct StageTrait: SuiteTrait, TestTrait, TestScoping {
  let checksLeaks: Bool
  let overriding: (@MainActor @Sendable (Registrar) -> Void)?

  /// The trait applies to every test in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with a register of its stages around it.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let register = await StageRegister(inside: StageRegister.current, overriding: overriding)
    try await StageRegister.$current.withValue(register, operation: function)
    if checksLeaks { await register.check(at: test.sourceLocation) }
  }
}

extension Trait where Self == StageTrait {
  /// A check for leaks at the end of each test.
  public static var stages: Self { StageTrait(checksLeaks: true, overriding: nil) }

  /// Returns a trait with overrides for every stage that is made of assemblies.
  ///
  /// They apply before the stage's own overrides. An override that replaces nothing is an error of
  /// the stage.
  public static func stages(
    checksLeaks: Bool = true, overriding: (@MainActor @Sendable (Registrar) -> Void)? = nil
  ) -> Self {
    StageTrait(checksLeaks: checksLeaks, overriding: overriding)
  }
}
