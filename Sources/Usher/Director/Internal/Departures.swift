/// Whoever waits until nodes have left the tree.
struct Departures: Sendable {
  private var waiting: [Wait] = []

  private struct Wait: Sendable {
    let nodes: [NodeID]
    let continuation: CheckedContinuation<Void, Never>
  }

  mutating func add(_ nodes: [NodeID], _ continuation: CheckedContinuation<Void, Never>) {
    waiting.append(Wait(nodes: nodes, continuation: continuation))
  }

  mutating func endThose(goneFrom tree: SceneTree) {
    guard !waiting.isEmpty else { return }
    waiting.removeAll { wait in
      guard wait.nodes.allSatisfy({ tree.node($0) == nil }) else { return false }
      wait.continuation.resume()
      return true
    }
  }

  mutating func endAll() {
    for wait in waiting { wait.continuation.resume() }
    waiting = []
  }
}

extension SceneDirector {
  /// Resumes whoever waits once nodes have left the tree, or the director has.
  ///
  /// It does not keep the director, which could not be let go of while somebody waits for that.
  func resume(_ waiter: CheckedContinuation<Void, Never>, afterDepartureOf nodes: [Node]) {
    let present = nodes.map(\.id).filter { tree.node($0) != nil }
    guard !present.isEmpty, !hasClosed else { return waiter.resume() }
    departures.add(present, waiter)
  }
}
