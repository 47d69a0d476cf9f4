#if os(macOS) || os(Linux)
extension RenderedScene {
  package struct BackAction: Sendable {
    package let fact: Fact
    package let node: NodeID
    let label: String
  }

  /// The effect of Esc in the active screen: back in the innermost stack, or out of the layer.
  package var backAction: BackAction? {
    for node in tree.activePath.reversed() {
      guard case .stack(let nodes) = node.shape, nodes.count > 1, let last = nodes.last else {
        continue
      }
      return BackAction(fact: .popped(last.id), node: last.id, label: "back")
    }
    guard let modal = tree.modals.last else { return nil }
    if case .alert(let alert) = modal.style, !alert.isClosedByEsc { return nil }
    return BackAction(fact: .dismissed(modal.id), node: modal.id, label: "close")
  }

  /// The container whose children the user can choose among: the innermost one.
  package func selector(where isMeant: (Node.Kind) -> Bool) -> Node? {
    tree.activePath.last { isMeant($0.kind) && $0.shape.selected != nil && $0.choices.count > 1 }
  }
}

extension SceneAlert {
  /// The button that Esc presses: the one that cancels, or the only one of an alert.
  var pressedByEsc: Int? {
    buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 && !isDialog ? 0 : nil)
  }

  /// `true` if Esc closes it; a dialog can always be closed, unanswered if nothing cancels.
  var isClosedByEsc: Bool { isDialog || pressedByEsc != nil }
}
#endif
