import Testing
import Usher

/// Outlines of trees that no app should make.
struct OutlineTests {
  private let owner = CoordinatorID(seed: 1, number: 1)

  private func screen(_ number: UInt64, _ name: String) -> Node {
    Node(
      id: NodeID(seed: 1, number: number), owner: owner, name: name, shape: .screen(embedded: []))
  }

  @Test func `A name with a line break or another control stays on one line`() {
    var node = screen(2, "Are you\nsure?\u{1B}[2J")
    node.attributes.badge = "1\u{2028}2"
    #expect(SceneTree(root: node).outline == "Are you sure? [2J (1 2)")
  }

  @Test func `A layer that presents itself is printed once`() {
    let node = screen(2, "List")
    let tree = SceneTree(root: node, modals: [Modal(presenter: node.id, style: .sheet, node: node)])
    #expect(tree.outline == "List\n▲ sheet List")
  }
}
