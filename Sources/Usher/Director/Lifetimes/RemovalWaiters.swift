/// The tasks that wait until nodes have left the tree, found by what they wait for.
struct RemovalWaiters: Sendable {
  private var waits: [Int: Wait] = [:]
  private var waiting: [NodeID: [Int]] = [:]
  private var next = 0

  private struct Wait: Sendable {
    var nodes: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  mutating func add(_ nodes: [NodeID], _ continuation: CheckedContinuation<Void, Never>) {
    waits[next] = Wait(nodes: nodes.count, continuation: continuation)
    for id in nodes { waiting[id, default: []].append(next) }
    next += 1
  }

  /// Resumes the tasks for which the last node has left; a node that left never comes back.
  mutating func note(left nodes: [Node]) {
    guard !waits.isEmpty else { return }
    for node in nodes {
      for number in waiting.removeValue(forKey: node.id) ?? [] {
        waits[number]?.nodes -= 1
        if waits[number]?.nodes == 0 { waits.removeValue(forKey: number)?.continuation.resume() }
      }
    }
  }

  mutating func endAll() {
    for wait in waits.values { wait.continuation.resume() }
    (waits, waiting) = ([:], [:])
  }
}

extension SceneDirector {
  /// Resumes a waiting task once nodes have left the tree, or the director has.
  ///
  /// It does not keep the director, which could not be released while somebody waits for that.
  func resume(_ waiter: CheckedContinuation<Void, Never>, afterDepartureOf nodes: [Node]) {
    let present = nodes.map(\.id).filter { tree.node($0) != nil }
    guard !present.isEmpty, !hasClosed else { return waiter.resume() }
    removalWaiters.add(present, waiter)
  }
}
