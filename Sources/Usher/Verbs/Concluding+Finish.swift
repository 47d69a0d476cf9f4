extension Concluding {
  /// Finishes with a result, which its parent's `Flow` receives at once.
  ///
  /// - Parameters:
  ///   - output: The result.
  ///   - animation: How its leaving is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
  @discardableResult
  public func finish(
    _ output: Output, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(
      .finish(output), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
