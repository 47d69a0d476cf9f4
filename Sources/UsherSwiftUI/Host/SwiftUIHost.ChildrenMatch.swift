extension SwiftUIHost {
  /// The difference between the current and the next children of a container, from an index on.
  @MainActor struct ChildrenMatch {
    /// The number of children before that index, which stay in place.
    let common: Int
    /// The children from that index on, before and after the change.
    let old: [NodeModel]
    var tail: [NodeModel] = []
    var new: [NodeModel] = []
    var departing: [NodeModel] = []
  }
}
