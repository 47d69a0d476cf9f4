/// The rules for nesting that all platforms share.
enum NestingRules {
  static func requireLegal(_ children: [Node], in kind: Node.Kind) throws(Refusal) {
    for child in children { try requireLegal(child, in: kind) }
  }

  /// Only a screen has slots, and each slot holds one node.
  static func requireSlots(_ children: [Node], in node: Node) throws(Refusal) {
    guard node.kind == .screen else {
      throw .impossible(
        "\(node.name) is a \(node.kind.rawValue), which has no slots.",
        "Embed in one of its screens instead.")
    }
    guard Set(children.compactMap(\.slot)).count == children.count else {
      throw .impossible(
        "A slot of \(node.name) would contain two nodes.", "Give every slot a name of its own.")
    }
  }

  /// A slot holds one node, so the second child of a name gets a slot with a number.
  static func freeSlot(_ name: String, among children: [Node]) -> String {
    let taken = Set(children.compactMap(\.slot))
    let numbered = (2...).lazy.map { "\(name) \($0)" }
    return taken.contains(name) ? numbered.first { !taken.contains($0) } ?? name : name
  }

  static func requireLegal(_ child: Node, in kind: Node.Kind) throws(Refusal) {
    guard kind == .stack, child.kind == .stack || child.kind == .split else { return }
    throw .impossible(
      "\(child.name) is a \(child.kind.rawValue), which cannot be in a stack.",
      "Present it instead, or push its screens.")
  }
}
