import UsherTesting

extension Explorer.Check {
  /// The checks of a state after an interruption.
  static var survival: [Explorer.Check] { [windows, harm] }

  /// Finds objects that outlive another window of the app.
  private static let windows = Explorer.Check(.leak) { context in
    var failures: [CheckFailure] = []
    for tracker in context.stage.closedWindows {
      await context.explorer.wait { tracker.entries.allSatisfy { $0.object == nil } }
      failures += LeakSearch(tracker).leaks.map(CheckFailure.outliving)
    }
    return failures
  }

  /// Finds interruptions that lose, double or change something, or leave the user unable to act.
  private static let harm = Explorer.Check(.harm) { context in
    guard let survival = Survival(context) else { return [] }
    return [try await survival.failure()].compactMap(\.self)
  }
}
