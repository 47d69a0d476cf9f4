extension Request {
  /// The agreements to a request, and the redirects that led to it.
  struct History {
    /// The nodes whose owners agreed to their removal.
    private(set) var agreed: Set<NodeID> = []
    private(set) var asked: [NodeID] = []
    /// `true` if it was made again, so that its source may be stale by now.
    var isResumed = false
    var places: [(name: String, route: AnyRoute?)] = []
    var guards: [Key] = []

    /// Records that nodes may leave; the source of the request may be stale by now.
    mutating func agree(_ nodes: [NodeID]) {
      agreed.formUnion(nodes)
      asked = nodes
      isResumed = true
    }

    /// The history of what a guard leads to, which need not remove what owners were asked about.
    var elsewhere: History {
      var history = self
      history.asked = []
      return history
    }

    /// A guard and a place that it leads to.
    struct Key: Hashable {
      let name: String
      let target: String
      let destination: AnyHashable?
    }
  }
}
