/// How the children of a container change from an index on.
@MainActor struct ChildrenMatch {
  /// The number of children that stay where they are.
  let common: Int
  /// The others, as they were and as they are to be.
  let old: [NodeModel]
  var tail: [NodeModel] = []
  var new: [NodeModel] = []
  var departing: [NodeModel] = []
}
