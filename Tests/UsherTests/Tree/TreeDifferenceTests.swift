import Testing
import Usher
import UsherTesting

/// Differences of trees that share containers, after any moves.
@MainActor struct TreeDifferenceTests {
  private let owner = CoordinatorID(seed: 1, number: 1)

  private func id(_ number: UInt64) -> NodeID { NodeID(seed: 1, number: number) }

  private func node(_ number: UInt64, _ shape: Node.Shape) -> Node {
    Node(id: id(number), owner: owner, name: "N\(number)", shape: shape)
  }

  private func stack(_ number: UInt64, _ children: [Node]) -> Node {
    node(number, .stack(children))
  }

  /// Returns whether no node precedes its ancestor.
  private func isOrdered(_ nodes: [Node]) -> Bool {
    var seen: Set<NodeID> = []
    return nodes.allSatisfy { node in
      seen.insert(node.id)
      return node.children.allSatisfy { !seen.contains($0.id) }
    }
  }

  @Test func `Stacks that move into another container are passed over`() throws {
    let stacks = [
      stack(10, (1...3).map { node($0, .screen(embedded: [])) }),
      stack(20, [node(4, .screen(embedded: []))]),
    ]
    let narrow = SceneTree(root: node(100, .tabs(stacks, selected: id(10))))
    let wide = SceneTree(root: node(200, .split(stacks.reversed(), selected: id(20))))
    let difference = wide.difference(from: narrow)
    #expect(difference.added.map(\.id) == [id(200)])
    #expect(difference.removed.map(\.id) == [id(100)])
    #expect(difference.updated.isEmpty)
  }

  @Test func `Differences of random trees are those of their sets of nodes`() throws {
    var random = SplitMix64(seed: Size.seed)
    print("seed \(Size.seed)")
    for turn in 0..<Size.inputs(500) {
      var old = Forest(owner: owner)
      let before = old.tree(&random)
      var new = Forest(owner: owner, keeping: old)
      let after = new.tree(&random)
      let difference = after.difference(from: before)
      let (gone, came) = (before.nodes.map(\.id), after.nodes.map(\.id))
      #expect(Set(difference.added.map(\.id)) == Set(came).subtracting(gone), "turn \(turn)")
      #expect(Set(difference.removed.map(\.id)) == Set(gone).subtracting(came), "turn \(turn)")
      #expect(difference.added.count == Set(difference.added).count, "turn \(turn)")
      #expect(difference.removed.count == Set(difference.removed).count, "turn \(turn)")
      #expect(isOrdered(difference.added), "parents first, turn \(turn)")
      #expect(isOrdered(difference.removed.reversed()), "the topmost first, turn \(turn)")
    }
  }
}

/// Makes random trees from containers that several of them may share.
@MainActor private struct Forest {
  private let owner: CoordinatorID
  private var parts: [Node]
  private var number: UInt64

  init(owner: CoordinatorID, keeping other: Forest? = nil) {
    (self.owner, parts, number) = (owner, other?.parts ?? [], other?.number ?? 0)
  }

  mutating func tree(_ random: inout SplitMix64) -> SceneTree {
    var free = parts.shuffled(using: &random)
    return SceneTree(root: node(3, &free, &random))
  }

  /// Returns a node of limited depth, made of new and unused nodes.
  private mutating func node(
    _ levels: Int, _ free: inout [Node], _ random: inout SplitMix64
  ) -> Node {
    if let part = free.last, Int.random(in: 0..<2, using: &random) == 0 {
      // The content of a container moves with it.
      free.removeLast()
      let inside = Set(SceneTree(root: part).nodes.map(\.id))
      free.removeAll { !inside.isDisjoint(with: SceneTree(root: $0).nodes.map(\.id)) }
      return part
    }
    number += 1
    let id = NodeID(seed: 1, number: number)
    var shape = Node.Shape.screen(embedded: [])
    if levels > 0, Int.random(in: 0..<4, using: &random) > 0 {
      let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        node(levels - 1, &free, &random)
      }
      shape =
        Bool.random(using: &random)
        ? .stack(children) : .tabs(children, selected: children[0].id)
    }
    let made = Node(id: id, owner: owner, name: "N\(number)", shape: shape)
    parts.append(made)
    return made
  }
}
