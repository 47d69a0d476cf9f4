#if canImport(UIKit)
import Usher

/// What has been done to a display beside what was expected: by its user, or by the app's own code.
struct Changes {
  let before: SceneTree
  let expected: SceneTree
  let now: SceneTree

  /// What has happened, the layers first; nothing where others have taken all of it away.
  var facts: [Fact] {
    guard now != before, now != expected, now.root != nil else { return [] }
    let dismissed = before.modals.first { modal in
      expected.modals.contains { $0.id == modal.id } && !now.modals.contains { $0.id == modal.id }
    }
    let inside = before.layers.flatMap { facts(in: $0) }
    return (dismissed.map { [.dismissed($0.id)] } ?? []) + inside
  }

  private func facts(in node: Node) -> [Fact] {
    guard let wanted = expected.node(node.id), let there = now.node(node.id) else { return [] }
    let own = [popped(node, wanted, there), selected(node, wanted, there)].compactMap { $0 }
    return own + node.children.flatMap { facts(in: $0) }
  }

  /// The lowest of those that have left a stack; its first screen cannot.
  private func popped(_ node: Node, _ wanted: Node, _ there: Node) -> Fact? {
    guard node.kind == .stack else { return nil }
    let gone = node.children.dropFirst().first { child in
      wanted.children.contains { $0.id == child.id }
        && !there.children.contains { $0.id == child.id }
    }
    return gone.map { .popped($0.id) }
  }

  private func selected(_ node: Node, _ wanted: Node, _ there: Node) -> Fact? {
    guard let selected = there.shape.selected, selected != node.shape.selected,
      selected != wanted.shape.selected
    else { return nil }
    return .selected(selected)
  }
}
#endif
