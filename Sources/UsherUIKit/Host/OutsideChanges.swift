#if canImport(UIKit)
import Usher

/// What has been done to a display beside what was expected: by its user, or by the app's own code.
struct OutsideChanges {
  let before: SceneTree
  let expected: SceneTree
  let now: SceneTree
  /// Whether the display has shown what was expected, so that what is missing has been taken away.
  var hasLanded = false

  /// What has happened, the layers first; nothing where others have taken all of it away.
  var facts: [Fact] {
    guard now != expected, hasLanded || now != before, now.root != nil else { return [] }
    let dismissed = known.modals.first { modal in
      expected.modals.contains { $0.id == modal.id } && !now.modals.contains { $0.id == modal.id }
    }
    let inside = known.layers.flatMap { facts(in: $0) }
    return (dismissed.map { [.dismissed($0.id)] } ?? []) + inside
  }

  /// What was on the display once.
  private var known: SceneTree { hasLanded ? expected : before }

  private func facts(in node: Node) -> [Fact] {
    guard let wanted = expected.node(node.id), let there = now.node(node.id) else { return [] }
    let own = [popped(node, wanted, there), selected(wanted, there)].compactMap { $0 }
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

  private func selected(_ wanted: Node, _ there: Node) -> Fact? {
    guard let selected = there.shape.selected, selected != before.node(there.id)?.shape.selected,
      selected != wanted.shape.selected
    else { return nil }
    return .selected(selected)
  }
}
#endif
