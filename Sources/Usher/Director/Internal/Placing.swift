/// Which shapes may stand in which, as every platform agrees.
enum Placing {
  static func requireLegal(_ children: [Node], in kind: Shape.Kind) throws(Obstacle) {
    for child in children { try requireLegal(child, in: kind) }
  }

  static func requireLegal(_ child: Node, in kind: Shape.Kind) throws(Obstacle) {
    guard kind == .stack, child.kind == .stack || child.kind == .split else { return }
    throw .impossible(
      "\(child.name) is a \(child.kind.rawValue), which cannot stand in a stack.",
      "Present it instead, or push its screens.")
  }
}
