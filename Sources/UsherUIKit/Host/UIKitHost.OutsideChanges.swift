#if canImport(UIKit)
import Usher

extension UIKitHost {
  /// The changes of a display by the user or the app's code, apart from the expected ones.
  struct OutsideChanges {
    let before: SceneTree
    let expected: SceneTree
    let now: SceneTree
    /// `true` once the display has shown the expected tree, so that missing nodes were removed
    /// afterwards.
    var hasLanded = false

    /// The changes as facts, modals first; none if the whole root has left.
    var facts: [Fact] {
      guard now != expected, hasLanded || now != before, now.root != nil else { return [] }
      let dismissed = known.modals.first { modal in
        expected.modals.contains { $0.id == modal.id } && !now.modals.contains { $0.id == modal.id }
      }
      let inside = known.layers.flatMap { facts(in: $0) }
      return (dismissed.map { [.dismissed($0.id)] } ?? []) + inside
    }

    /// The tree that the display has shown.
    private var known: SceneTree { hasLanded ? expected : before }

    private func facts(in node: Node) -> [Fact] {
      guard let wanted = expected.node(node.id), let there = now.node(node.id) else { return [] }
      let own = [popped(node, wanted, there), selected(wanted, there)].compactMap { $0 }
      return own + node.children.flatMap { facts(in: $0) }
    }

    /// The lowest node that has left a stack, not counting its first screen.
    private func popped(_ node: Node, _ wanted: Node, _ there: Node) -> Fact? {
      guard node.kind == .stack else { return nil }
      let gone = node.children.dropFirst().first { child in
        wanted.children.contains { $0.id == child.id }
          && !there.children.contains { $0.id == child.id }
      }
      return gone.map { .popped($0.id) }
    }

    private func selected(_ wanted: Node, _ there: Node) -> Fact? {
      guard let selected = there.shape.selected, selected != known.node(there.id)?.shape.selected,
        selected != wanted.shape.selected
      else { return nil }
      return .selected(selected)
    }
  }
}
#endif
