import Usher

/// The messages of waits that end without success.
extension TestStage {
  var pending: String {
    let step = director.isQuiet ? "no step of the host" : "a step of the host"
    let offers = runningOffers.map { ", the offer \($0)" }.joined()
    return "Pending: \(step), \(clock.sleeperCount) asleep on the stage's clock\(offers)."
  }

  func restless(since start: Int) -> String {
    """
    The stage never settles.
      Moved: \(Movements(log, since: start)).
      \(pending)
      • End the task that moves it, or let that task sleep on the stage's clock.
    """
  }

  func notStarted(_ name: String, _ callSite: CallSite) -> String {
    """
    No \(name) has started, and nothing moves any more.
      at \(callSite)
      Running: \(runningNames).
      \(pending)
    \(lastRefusal)\
      • Call what starts it before this line. If a fake holds it back, release it.
    """
  }

  /// A line about the latest refusal, if any: it often explains a start that never comes.
  private var lastRefusal: String {
    let refusal = log.last { event in
      switch event {
      case .refused, .failed: true
      default: false
      }
    }
    return refusal.map { "  Last: \($0)\n" } ?? ""
  }

  func missing(_ what: String, pendingAt callSite: CallSite) -> String {
    """
    Nothing moves any more, and this has not happened: \(what).
      at \(callSite)
      \(pending)
      • See the outline for the current place:
    \(outline)
    """
  }
}
