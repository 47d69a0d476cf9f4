import Testing
import Usher

/// The tree as a value: edits, their consequences, differences, and printing.
struct SceneTreeTests {
  private let owner = CoordinatorID(seed: 1, number: 1)

  private func id(_ number: UInt64) -> NodeID { NodeID(seed: 1, number: number) }

  private func screen(_ number: UInt64) -> Node {
    Node(id: id(number), owner: owner, name: "S\(number)", shape: .screen(embedded: []))
  }

  private func stack(_ number: UInt64, _ children: UInt64...) -> Node {
    Node(id: id(number), owner: owner, name: "K\(number)", shape: .stack(children.map(screen)))
  }

  private func tabs(_ number: UInt64, _ children: [Node], selected: UInt64) -> Node {
    let shape = Node.Shape.tabs(children, selected: id(selected))
    return Node(id: id(number), owner: owner, name: "T\(number)", shape: shape)
  }

  private func modal(_ node: Node, by presenter: UInt64) -> Modal {
    Modal(presenter: id(presenter), style: .sheet, node: node)
  }

  @Test func `Edits change what they name and share the rest`() throws {
    let left = stack(10, 1, 2)
    let tree = SceneTree(root: tabs(100, [left, stack(20, 3)], selected: 10))
    let pushed = try tree.applying(.push(screen(4), onto: id(20)))
    #expect(pushed.node(id(20))?.children.map(\.id) == [id(3), id(4)])
    #expect(pushed.node(id(10)) == left)
    let replaced = try pushed.applying(.replace(id(2), with: screen(5)))
    #expect(replaced.node(id(10))?.children.map(\.id) == [id(1), id(5)])
    #expect(tree.node(id(10))?.children.map(\.id) == [id(1), id(2)], "the old tree stays")
  }

  @Test func `A container that runs empty leaves with its last child`() throws {
    let tree = SceneTree(root: tabs(100, [stack(10, 1), stack(20, 2)], selected: 10))
    let one = try tree.applying(.remove(id(1)))
    #expect(one.root?.children.map(\.id) == [id(20)])
    #expect(one.root?.shape.selected == id(20), "the selection moves to the neighbor")
    #expect(try one.applying(.remove(id(2))).isEmpty)
    #expect(try tree.applying(.set([], in: id(10))).root?.children.count == 1)
  }

  @Test func `Modals go with what presented them, and all above`() throws {
    let tree = SceneTree(
      root: stack(10, 1, 2), modals: [modal(screen(3), by: 1), modal(stack(30, 4), by: 3)])
    #expect(try tree.applying(.remove(id(2))).modals.count == 2)
    #expect(try tree.applying(.remove(id(1))).modals.isEmpty)
    #expect(try tree.applying(.set([screen(2)], in: id(10))).modals.isEmpty)
    #expect(try tree.applying(.remove(id(4))).modals.count == 1)
    #expect(try tree.applying(.remove(id(3))).modals.isEmpty)
    #expect(try tree.applying(.root(nil)).isEmpty)
  }

  @Test func `A step leaves a modal on the display without its presenter until it is dismissed`()
    throws
  {
    let tree = SceneTree(
      root: stack(10, 1, 2), modals: [modal(screen(3), by: 2), modal(screen(4), by: 3)])
    var shown = tree
    try shown.change(by: .set([screen(1)], in: id(10)))
    #expect(shown == SceneTree(root: stack(10, 1), modals: tree.modals))
    try shown.change(by: .remove(id(4)))
    #expect(shown.modals == [tree.modals[0]])
  }

  @Test func `A modal goes with what presented it though what another one presents only moved`()
    throws
  {
    let outer = Node(
      id: id(1), owner: owner, name: "S1", shape: .screen(embedded: [screen(5)]))
    let root = Node(id: id(10), owner: owner, name: "K10", shape: .stack([outer, screen(2)]))
    let tree = SceneTree(root: root, modals: [modal(screen(3), by: 5), modal(screen(4), by: 2)])
    #expect(try tree.applying(.set([screen(5)], in: id(10))).modals.map(\.id) == [id(3)])
  }

  @Test func `An edit that does not fit is an error`() {
    let tree = SceneTree(root: stack(10, 1))
    let cases: [(Edit, TreeError)] = [
      (.push(screen(9), onto: id(7)), .unknown(id(7))),
      (.push(screen(9), onto: id(1)), .notA(.stack, id(1))),
      (.remove(id(7)), .unknown(id(7))),
      (.replace(id(7), with: screen(9)), .unknown(id(7))),
      (.set([screen(9)], in: id(7)), .unknown(id(7))),
      (.set([screen(8), screen(8)], in: id(10)), .duplicate(id(8))),
      (.present(modal(screen(9), by: 7)), .unknown(id(7))),
      (.select(id(1), in: id(10)), .notAChild(id(1), of: id(10))),
      (.embed(screen(9), in: id(10)), .notA(.screen, id(10))),
      (.update(id(7), Node.Attributes(name: "x")), .unknown(id(7))),
    ]
    for (edit, error) in cases {
      #expect(throws: error) { try tree.applying(edit) }
    }
  }

  @Test func `An edit that does not fit explains itself in a sentence`() {
    let messages: [(TreeError, String)] = [
      (.unknown(id(7)), "The tree has no node #7."),
      (.notA(.stack, id(1)), "The node #1 is not a stack."),
      (.notAChild(id(1), of: id(2)), "The node #2 has no child #1 to select."),
      (.duplicate(id(1)), "The node #1 would be in the tree twice."),
    ]
    for (error, message) in messages { #expect(error.description == message) }
  }

  @Test func `The difference names what came, went and changed`() throws {
    let tree = SceneTree(root: tabs(100, [stack(10, 1, 2, 3), stack(20, 4)], selected: 10))
    let next = try tree.applying(.set([screen(1), screen(5)], in: id(10)))
      .applying(.select(id(20), in: id(100)))
    let difference = next.difference(from: tree)
    #expect(difference.added.map(\.id) == [id(5)])
    #expect(difference.removed.map(\.id) == [id(3), id(2)])
    #expect(difference.updated.map(\.id) == [id(100)])
    let none = tree.difference(from: tree)
    #expect((none.added + none.removed + none.updated).isEmpty)
  }

  @Test func `A screen that only moved neither entered nor left`() throws {
    let tree = SceneTree(root: stack(10, 1, 2, 3))
    let next = try tree.applying(.set([screen(3), screen(1), screen(2)], in: id(10)))
    let difference = next.difference(from: tree)
    #expect((difference.added + difference.removed + difference.updated).isEmpty)
  }

  @Test func `An outline has a line a node, and modals after what presented them`() throws {
    var tree = SceneTree(
      root: tabs(100, [stack(10, 1, 2), screen(3)], selected: 10),
      modals: [modal(stack(30, 4), by: 2), modal(screen(5), by: 4), modal(screen(6), by: 100)])
    tree = try tree.applying(.update(id(3), Node.Attributes(name: "S3", badge: "2")))
    tree = try tree.applying(.embed(screen(7), in: id(3)))
    #expect(
      tree.outline == """
        tabs T100
          • stack K10
            S1
            S2
            ▲ sheet stack K30
              S4
              ▲ sheet S5
          S3 (2)
            S7
          ▲ sheet S6
        """)
    #expect(SceneTree().outline == "")
  }

  @Test func `Looking things up`() {
    let tree = SceneTree(
      root: tabs(100, [stack(10, 1, 2), screen(3)], selected: 10), modals: [modal(screen(4), by: 2)]
    )
    #expect(tree.path(to: id(2)).map(\.id) == [id(100), id(10), id(2)])
    #expect(tree.path(to: id(9)).isEmpty)
    #expect(tree.active?.id == id(4))
    #expect(tree.visible.map(\.id) == [id(2), id(4)])
    #expect(tree.modal(containing: id(4))?.id == id(4))
    #expect(tree.modal(containing: id(1)) == nil)
    #expect(tree.isActive(id(4)))
    #expect(!tree.isActive(id(2)))
    #expect("\(stack(10, 1))" == "stack K10 #10 [screen S1 #1]")
  }
}
