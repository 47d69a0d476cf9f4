/// The effect of Esc.
package struct BackAction: Sendable {
  package let fact: Fact
  /// The node that would leave.
  package let node: NodeID
  let label: String
}

extension RenderedScene {
  /// The effect of Esc in the active screen: back in the innermost stack, or out of the layer.
  package var backAction: BackAction? {
    for node in tree.activePath.reversed() {
      guard case .stack(let nodes) = node.shape, nodes.count > 1, let last = nodes.last else {
        continue
      }
      return BackAction(fact: .popped(last.id), node: last.id, label: "back")
    }
    return tree.modals.last.map { BackAction(fact: .dismissed($0.id), node: $0.id, label: "close") }
  }

  /// The container whose children the user can choose among: the innermost one.
  package func selector(where isMeant: (Node.Kind) -> Bool) -> Node? {
    tree.activePath.last { isMeant($0.kind) && $0.shape.selected != nil && $0.children.count > 1 }
  }
}
