import Usher

extension NodeModel {
  /// A container's model: the accepted children, and the binding's value, which SwiftUI writes,
  /// too.
  @MainActor protocol Container: AnyObject {
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
}

extension NodeModel.Container {
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
