public import Testing
import Usher

extension TestStage {
  /// Expects that the guards allow the current tree.
  public func expectGuardsHold(sourceLocation: SourceLocation = #_sourceLocation) {
    for (name, reason) in director.standingDenials {
      Issue.record(
        "The guard \(name) does not allow the current tree: \(reason)\n\(outline)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects that the result of every flow is received.
  public func expectResultsTaken(sourceLocation: SourceLocation = #_sourceLocation) {
    for result in lostResults {
      Issue.record("\(result.complaint)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that nothing has failed, except because of the user or a guard.
  ///
  /// A user can cause a command of an ended flow, as by closing it during a payment, so that is no
  /// failure here: expect the error of its handle, or an event `.refused`.
  public func expectNothingFailed(sourceLocation: SourceLocation = #_sourceLocation) {
    for error in failures { Issue.record("\(error)", sourceLocation: sourceLocation) }
  }

  /// Expects that the link of the active screen leads to the same place on another stage.
  public func expectLink(
    leadsHereOn other: TestStage, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let complaint = await strayLink(on: other) else { return }
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }

  /// The results of flows that no code has received.
  package var lostResults: [LifetimeTracker.FlowResult] {
    director.tracker?.results.filter { !$0.isTaken } ?? []
  }

  /// The failures that neither a user nor a guard caused.
  package var failures: [NavigationError] {
    events(.failed) + events(.refused).map(\.error).filter { Self.mistakes.contains($0.reason) }
  }

  private static let mistakes: Set<NavigationError.Reason> = [
    .preparation, .loop, .unreachable, .impossible, .unknown, .unmatched,
  ]

  private static let rulings: Set<NavigationError.Reason> = [.denied, .redirected, .dropped]

  /// Opens the link of the active screen on another stage; returns a complaint if it leads
  /// elsewhere.
  package func strayLink(on other: TestStage) async -> String? {
    guard let link = director.currentLink, let here = stop(of: link) else { return nil }
    await other.leaveTab(of: link, on: self)
    let opening = other.director.open(link)
    _ = await other.livelock()
    switch opening.result {
    case .success: break
    case .failure(let error) where !Self.rulings.contains(error.reason):
      return "The link \(link) of \(here) cannot be opened:\n\(error)"
    // A guard that requires a login first reveals nothing about the link's destination.
    case .failure, nil: return nil
    }
    let there = other.stop(of: link)
    guard there != here else { return nil }
    return """
      The link \(link) was printed at
        \(here)
      and leads to
        \(there ?? "a place without that link")
      \(other.outline)
      """
  }
}

extension TestStage {
  /// The screen that a link is printed for, and its tabs.
  fileprivate func stop(of link: String) -> String? {
    guard let node = node(of: link) else { return nil }
    let parts =
      [node.name, node.title, node.route?.description] + director.tree.tabs(above: node.id)
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  fileprivate func node(of link: String) -> Node? {
    director.tree.nodes.first { director.link(to: $0.id) == link }
  }
}

extension LifetimeTracker.FlowResult {
  package var complaint: String {
    let reason =
      isTakenTooLate ? "the task that awaited it had been cancelled" : "no task awaits it"
    return "\(coordinator) finished with a result, but \(reason)."
  }
}
