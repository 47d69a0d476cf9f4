import Usher

/// The messages of waits that end without success.
extension TestStage {
  var pending: String {
    let step = director.isQuiet ? "no step of the host" : "a step of the host"
    let offers = runningOffers.map { ", the offer \($0)" }.joined()
    return "Pending: \(step), \(clock.sleeperCount) asleep on the stage's clock\(offers)."
  }

  package func restless(since start: Int) -> String {
    """
    The stage never settles.
      Moved: \(Movements(log, since: start)).
      \(pending)
      • \(remedy(since: start))
    """
  }

  /// A layout whose only flow ends at once is made again, since no window stays empty.
  private func remedy(since start: Int) -> String {
    let refills = log[start...].count { event in
      guard case .admitted(let change) = event else { return false }
      return change.edits.contains { if case .root(_?) = $0 { true } else { false } }
    }
    return refills > 10
      ? "Keep the flow in the window's layout from ending at once; if the stage answers it, hold it: $0.hold(Key.self)."
      : "End the task that moves it, or let that task sleep on the stage's clock."
  }

  func notStarted(_ type: Any.Type, _ callSite: CallSite) -> String {
    let name = "\(type)"
    guard !startedTypes.contains(ObjectIdentifier(type)) else { return over(name, callSite) }
    return """
      No \(name) has started, and nothing moves any more.
        at \(callSite)
        Running: \(runningNames).
        \(pending)
      \(lastRefusal)\
        • Call what starts it before this line. If a fake holds it back, release it.
      """
  }

  /// The complaint that the awaited work has already run, so a wait for its start cannot succeed.
  private func over(_ name: String, _ callSite: CallSite) -> String {
    """
    \(name) has started and ended already, and this waits for one that runs.
      at \(callSite)
      Running: \(runningNames).
      • Expect what its end has changed. If the stage answers it, hold it instead: $0.hold(\(name).self).
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

  /// Lines about a refusal without a later change, and about a restart's losses: they often explain
  /// why something is not here.
  var likelyCauses: String {
    let last = log.last { event in
      switch event {
      case .refused, .failed, .admitted: true
      default: false
      }
    }
    let isRefusal = if case .admitted? = last { false } else { last != nil }
    let loss = restoration?.losses.first.map { "  Lost in the restart: \($0)\n" }
    return (isRefusal ? lastRefusal : "") + (loss ?? "")
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
