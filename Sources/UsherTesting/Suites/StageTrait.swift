public import Testing
public import UsherDI

/// What a suite, or a test, wants for all its stages: overrides, and a look for leaks at the end.
///
/// ```swift
/// @Suite(.stages { $0.register(FakePayments.init, as: (any Payments).self) })
/// ```
///
/// When a test is over and has let go of its variables, each of its stages is looked at: whatever
/// has ended must be gone. Then the window is closed, and everything must be gone.
public struct StageTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether leaks are looked for at the end of each test.
  public enum Leaks: Sendable {
    /// A leak fails the test.
    case checked
    /// Nobody looks.
    case ignored
  }

  let leaks: Leaks
  let overriding: (@MainActor @Sendable (Registrar) -> Void)?

  /// It counts for every test below.
  public var isRecursive: Bool { true }

  /// Runs a test with a register of its stages around it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its case.
  ///   - function: What runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let register = await StageRegister(
      inside: StageRegister.current, overriding: overriding)
    try await StageRegister.$current.withValue(register, operation: function)
    if leaks == .checked { await register.check(at: test.sourceLocation) }
  }
}

extension Trait where Self == StageTrait {
  /// A look for leaks at the end of each test.
  public static var stages: Self { StageTrait(leaks: .checked, overriding: nil) }

  /// Returns a trait that looks for leaks, or does not.
  ///
  /// - Parameter leaks: Whether leaks are looked for.
  /// - Returns: The trait.
  public static func stages(leaks: StageTrait.Leaks) -> Self {
    StageTrait(leaks: leaks, overriding: nil)
  }

  /// Returns a trait with overrides for every stage that is made of assemblies.
  ///
  /// They apply before those of the stage itself; one that replaces nothing is an error there.
  ///
  /// - Parameters:
  ///   - leaks: Whether leaks are looked for.
  ///   - overriding: Registers replacements.
  /// - Returns: The trait.
  public static func stages(
    leaks: StageTrait.Leaks = .checked,
    overriding: @escaping @MainActor @Sendable (Registrar) -> Void
  ) -> Self {
    StageTrait(leaks: leaks, overriding: overriding)
  }
}
