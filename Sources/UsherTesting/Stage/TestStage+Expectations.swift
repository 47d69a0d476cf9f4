public import Testing

extension TestStage {
  /// Expects the navigation state to print as an outline.
  ///
  /// - Parameters:
  ///   - expected: The outline.
  ///   - sourceLocation: The caller's place, where a failure is shown.
  public func expectOutline(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard outline != expected else { return }
    let comparison = OutlineDifference(expected: expected, actual: outline)
    Issue.record("\(comparison)", sourceLocation: sourceLocation)
  }

  /// Expects that whatever has ended is gone: coordinators, screens and scopes.
  ///
  /// - Parameter sourceLocation: The caller's place, where a failure is shown.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) {
    for entry in director.outlived {
      Issue.record(
        """
        The \(entry.kind.rawValue) \(entry.name) has ended and is still alive.
          owner: \(entry.owner)
          Something outside the tree holds it.
          • Look for a closure, a task or a delegate that captures it strongly; weak self mends it.
          • Let go of it in the test as well, before this line.
        """, sourceLocation: sourceLocation)
    }
  }
}
