import Usher

extension TestStage {
  /// The snapshot that stages start with while it is set.
  enum Restart {
    @TaskLocal static var snapshot: Snapshot?
  }

  /// Makes a stage in the state of this one, as after a restart of the process.
  public func restarted(
    _ makeStage: @MainActor () async throws -> TestStage
  ) async throws -> TestStage {
    try await Restart.$snapshot.withValue(director.snapshot()) { try await makeStage() }
  }
}
