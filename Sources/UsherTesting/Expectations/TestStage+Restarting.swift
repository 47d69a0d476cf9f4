public import Testing
import Usher

extension TestStage {
  /// Expects that the stage's state can be saved and restored in another process.
  public func expectRestart(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ makeStage: @MainActor () async throws -> TestStage
  ) async throws {
    let other = try await restarted(makeStage)
    let difference = await difference(afterRestartOn: other)
    guard let complaint = difference ?? unregistered else { return }
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }

  /// Compares with a stage that was restored from this one, and returns a complaint if they differ.
  package func difference(afterRestartOn other: TestStage) async -> String? {
    _ = await other.livelock()
    if !director.restoration.isEmpty, let complaint = unregistered { return complaint }
    guard let report = other.restoration else { return nil }
    let isRuledOut = report.isPostponed || report.losses.contains { $0.reason == .denied }
    let snapshot = director.snapshot()
    let saved = snapshot.tree
    let isWhole = report.error == nil && Set(report.losses).isSubset(of: snapshot.losses)
    guard !isRuledOut, !isWhole || other.director.tree.likeness() != saved.likeness() else {
      return nil
    }
    return """
      The restored tree differs from the saved one. Report: \(report)
      \(OutlineDifference(expected: saved.outline, actual: other.outline))
      """
  }

  /// The complaint about a route that the restoration table lacks.
  private var unregistered: String? {
    guard let loss = director.snapshot().losses.first(where: { $0.reason == .unknownTag }) else {
      return nil
    }
    let isEmpty = director.restoration.isEmpty
    let reason = isEmpty ? "the director has no table" : "it is not in the table"
    return "\(loss.what) cannot be restored: \(reason). \(loss.detail)"
  }
}
