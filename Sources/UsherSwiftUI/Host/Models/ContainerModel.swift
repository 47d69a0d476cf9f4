import Usher

/// A model that a container is bound to: it has the accepted children and the value of the binding,
/// which SwiftUI writes as well.
@MainActor protocol ContainerModel: AnyObject {
  /// The accepted children, in order.
  var children: [NodeModel] { get }
  /// The selected child, in a container that has a selection.
  var selected: NodeID? { get }
  func show(_ children: [NodeModel], selected: NodeID?)
  /// Replaces the children from an index on.
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?)
  func children(from index: Int) -> [NodeModel]
  /// Counts the children at the beginning that match the nodes, in order.
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
  @MainActor func countStanding(as nodes: ArraySlice<Node>) -> Int {
    let limit = Swift.min(count, nodes.count)
    for index in 0..<limit where !self[index].stands(as: nodes[nodes.startIndex + index]) {
      return index
    }
    return limit
  }
}

// The root of a stack is no part of its path.
extension StackModel {
  func children(from index: Int) -> [NodeModel] {
    index == 0 ? children : Array(wanted.dropFirst(index - 1))
  }

  func countStanding(as nodes: [Node]) -> Int {
    guard let root, let first = nodes.first, root.stands(as: first) else { return 0 }
    return 1 + wanted.countStanding(as: nodes.dropFirst())
  }
}
