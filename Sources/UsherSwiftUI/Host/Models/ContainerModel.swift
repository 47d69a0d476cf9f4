import Usher

/// What a container is bound to: it knows what it is to show, and what SwiftUI was told or has told.
@MainActor protocol ContainerModel: AnyObject {
  /// What it is to show, in order.
  var children: [NodeModel] { get }
  /// The selected one, where the container selects.
  var selected: NodeID? { get }
  /// Shows something else.
  func show(_ children: [NodeModel], selected: NodeID?)
  /// Shows something else from an index on.
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?)
  /// The children from an index on.
  func children(from index: Int) -> [NodeModel]
  /// Counts the first children that stand as nodes do, in order.
  func countStanding(as nodes: [Node]) -> Int
}

extension ContainerModel {
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?) {
    show(children.prefix(index) + tail, selected: selected)
  }

  func children(from index: Int) -> [NodeModel] { Array(children.dropFirst(index)) }

  func countStanding(as nodes: [Node]) -> Int { children.countStanding(as: nodes[...]) }
}

extension [NodeModel] {
  /// Counts the first ones that stand as nodes do, in order.
  @MainActor func countStanding(as nodes: ArraySlice<Node>) -> Int {
    let limit = Swift.min(count, nodes.count)
    for index in 0..<limit where !self[index].stands(as: nodes[nodes.startIndex + index]) {
      return index
    }
    return limit
  }
}
