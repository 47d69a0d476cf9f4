import Usher

/// The snapshot that stages start with while it is set.
enum Restart {
  @TaskLocal static var snapshot: Snapshot?
}

extension TestStage {
  /// Makes a stage that stands where this one does, as after the process was ended and began anew.
  public func restarted(
    _ makeStage: @MainActor () async throws -> TestStage
  ) async throws -> TestStage {
    try await Restart.$snapshot.withValue(director.snapshot()) { try await makeStage() }
  }
}
