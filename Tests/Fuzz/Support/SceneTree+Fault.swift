import Usher

extension SceneTree {
  /// Why no director could have admitted it; `nil` for every tree that is shown.
  var fault: String? {
    var seen: Set<NodeID> = []
    if root == nil && !modals.isEmpty { return "layers stand over nothing" }
    for (index, layer) in layers.enumerated() {
      if index > 0, !seen.contains(modals[index - 1].presenter) {
        return "layer \(index) is presented by nothing below it"
      }
      if let fault = layer.fault(&seen) { return fault }
    }
    return nil
  }
}

extension Node {
  fileprivate func fault(_ seen: inout Set<NodeID>) -> String? {
    if !seen.insert(id).inserted { return "\(id) stands in it twice" }
    if kind != .screen && children.isEmpty { return "\(id) is empty" }
    if let selected = shape.selected, !children.contains(where: { $0.id == selected }) {
      return "\(id) selects what it has not"
    }
    let slots = children.compactMap(\.slot)
    if kind == .screen && Set(slots).count < children.count { return "\(id) fills a slot twice" }
    for child in children {
      if let fault = child.fault(&seen) { return fault }
    }
    return nil
  }
}

extension SceneDirector {
  /// The first fault of the tree, or `nil` if it is valid.
  var fault: String? {
    if let fault = tree.fault { return fault }
    if host.shown != tree { return "the display differs from the tree" }
    let living = Set(livingCoordinators.map { identity(of: $0) })
    var nodes = tree.layers
    while let node = nodes.popLast() {
      if !living.contains(node.owner) { return "\(node.id) belongs to nobody who lives" }
      if node.kind == .screen && screen(for: node.id) == nil { return "\(node.id) has no screen" }
      nodes += node.children
    }
    return standingDenials.first.map { "the guard \($0.name) denies it: \($0.reason)" }
  }
}
