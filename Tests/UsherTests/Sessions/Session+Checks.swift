import Usher
import UsherExplorer
import UsherTesting

extension Session {
  /// Checks the laws that hold after every move.
  func check() {
    for failure in rules.failures { violate("Illegal: \(failure)") }
    guard let tree = director?.tree else { return }
    checkNodes(of: tree)
    checkLayers(of: tree)
    for record in navigations where record.navigation.result == nil && !isWaitingForDetour {
      violate("A command was neither admitted nor refused.")
    }
    checkRecord(of: tree)
    if let director { checkPolicy(director) }
  }

  private func checkNodes(of tree: SceneTree) {
    let all = tree.all
    if Set(all.map(\.id)).count != all.count { violate("A node is twice in\n\(tree.outline)") }
    for node in all {
      if tree.node(node.id)?.id != node.id { violate("\(node.id) is not found.") }
      if tree.path(to: node.id).last?.id != node.id { violate("\(node.id) has no path.") }
      if node.kind != .screen && node.children.isEmpty { violate("\(node.id) is empty.") }
      checkChildren(of: node)
    }
    if tree.outline.split(separator: "\n").count != all.count {
      violate("The outline misses something of \(all.map(\.id)):\n\(tree.outline)")
    }
  }

  private func checkChildren(of node: Node) {
    let ids = node.children.map(\.id)
    if let selected = node.shape.selected, !ids.contains(selected) {
      violate("\(node.id) selects \(selected) among \(ids).")
    }
    let slots = node.children.compactMap(\.slot)
    if Set(slots).count != slots.count { violate("\(node.id) has two in one slot.") }
  }

  private func checkLayers(of tree: SceneTree) {
    for (index, modal) in tree.modals.enumerated() {
      let below = SceneTree(root: tree.root, modals: Array(tree.modals[..<index]))
      if below.node(modal.presenter) == nil { violate("\(modal.id) comes from nowhere.") }
      guard case .alert = modal.style, modal.node.kind != .screen || !modal.node.children.isEmpty
      else { continue }
      violate("The alert \(modal.id) has content.")
    }
  }
}
