/// How a request has come as far as it has: who agreed, and what led it elsewhere.
struct RequestHistory {
  /// The nodes that were asked about and whose owners agree that they leave.
  private(set) var agreed: Set<NodeID> = []
  private(set) var asked: [NodeID] = []
  /// Indicates whether it has been made again, so that its source may be stale by now.
  var isResumed = false
  var places: [String] = []
  var routes: [AnyRoute?] = []
  var guards: [Key] = []

  /// Notes that nodes may leave; the screen that the command came from may be stale by now.
  mutating func agree(_ nodes: [NodeID]) {
    agreed.formUnion(nodes)
    asked = nodes
    isResumed = true
  }

  /// A guard and a place that it leads to.
  struct Key: Hashable {
    let name: String
    let target: String
    let destination: AnyHashable?
  }
}
