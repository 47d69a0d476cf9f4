import Testing
import Usher

extension StageRegister {
  /// Checks twice: while the window is open, and again after it has closed and is released.
  func check(at place: SourceLocation) async {
    while !stages.isEmpty {
      guard let (tracker, offers) = await endLast(place) else { continue }
      await QuietWait.waits { tracker.entries.allSatisfy { $0.object == nil } }
      for leak in LeakSearch(tracker, offers: offers).roots {
        Issue.record("\(Self.message(on: leak))", sourceLocation: place)
      }
    }
  }

  /// Checks the last stage, closes its window and releases it; returns the objects to check again,
  /// or `nil` if a leak has been found already.
  private func endLast(_ place: SourceLocation) async -> (LifetimeTracker, offers: [String])? {
    guard let stage = popLast() else { return nil }
    await stage.rest()
    let leaks = LeakSearch(stage).roots
    for leak in leaks { Issue.record("\(leak)", sourceLocation: place) }
    stage.director.close()
    await stage.rest()
    guard leaks.isEmpty, let tracker = stage.director.tracker else { return nil }
    return (tracker, stage.runningOffers)
  }

  private static func message(on leak: Leak) -> String {
    """
    The \(leak.kind) \(leak.name) is still alive, though its window has closed.
      The test and its stage are over, so something holds it that outlives both.
    \(leak.details.map { $0 + "\n" }.joined())\
      • Look for a cycle: a closure or a task that captures it strongly.
      • If that is intended, turn the check off: @Test(.stages(checksLeaks: false)).
    """
  }
}
