/// A coordinator that gives a result to whoever started it.
@MainActor public protocol Concluding: Coordinator {
  /// What it gives when it finishes.
  associatedtype Output
}

extension Concluding {
  /// Whether a value is of the type that it gives.
  func canGive(_ value: Any) -> Bool { value is Output }

  /// How `finish()` without a value ends it: where the output is `Void`, that is its result.
  var endingWithoutValue: Ending {
    (() as? Output).map(Ending.finished) ?? .cancelled(.withoutResult)
  }

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
      .finish(.finished(output)), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
