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
}
