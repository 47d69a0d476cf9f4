extension Coordinator {
  /// Takes its place beside its siblings; from now on its verbs act.
  func join() {
    phase = .running
    parent?.children.append(self)
  }

  /// Itself, and all that its `build()` embedded, theirs included.
  var lineage: [Coordinator] {
    [self] + children.filter(\.isEmbeddedByBuild).flatMap(\.lineage)
  }

  /// Forgets a node of its own that has left; the last one is found at once.
  func lose(_ id: NodeID) {
    if let index = nodes.lastIndex(of: id) { nodes.remove(at: index) }
  }

  /// Ends it: the result first, then its tasks and verbs, then its own last word.
  func conclude(_ ending: Ending) {
    phase = .finished
    let deliver = deliver
    self.deliver = nil
    deliver?(ending)
    tasks.cancelAll()
    parent?.children.removeAll { $0 === self }
    nodes = []
    didFinish()
  }

  /// Ends it with all below it, where the director has gone without closing; one that has not started
  /// is told nothing.
  func abandon() {
    for child in children.reversed() { child.abandon() }
    guard !isFinished else { return }
    if isStarted { conclude(.cancelled(.closed)) }
    phase = .finished
    scope.end()
  }
}
