extension Concluding {
  /// Finishes with a result, which its parent's `Flow` receives at once.
  @discardableResult
  public func finish(
    _ output: Output, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.finish(output), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
