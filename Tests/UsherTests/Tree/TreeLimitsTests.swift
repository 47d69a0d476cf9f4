import Foundation
import Testing
import Usher
import UsherTesting

/// Trees that no edit makes: a node in two places, or endless levels.
@MainActor struct TreeLimitsTests {
  private let owner = CoordinatorID(seed: 1, number: 1)

  private func id(_ number: UInt64) -> NodeID { NodeID(seed: 1, number: number) }

  private func screen(_ number: UInt64, _ embedded: Node...) -> Node {
    Node(id: id(number), owner: owner, name: "S\(number)", shape: .screen(embedded: embedded))
  }

  private func stack(_ number: UInt64, _ children: Node...) -> Node {
    Node(id: id(number), owner: owner, name: "K\(number)", shape: .stack(children))
  }

  @Test func `No edit adds a node of the tree a second time`() throws {
    let tabs = Node.Shape.tabs([stack(10, screen(1), screen(2)), screen(3)], selected: id(10))
    let layer = Modal(presenter: id(3), style: .sheet, node: screen(4))
    let root = Node(id: id(100), owner: owner, name: "T", shape: tabs)
    let tree = SceneTree(root: root, modals: [layer])
    let edits: [Edit] = [
      .push(screen(1), onto: id(10)), .push(screen(9, screen(1)), onto: id(10)),
      .set([screen(1), screen(1)], in: id(10)),
      .set([screen(8), screen(1), screen(7), screen(6), screen(1)], in: id(10)),
      .replace(id(2), with: screen(1)), .embed(screen(1), in: id(3)),
      .present(Modal(presenter: id(3), style: .cover, node: screen(1))),
      .root(stack(11, screen(1), screen(1))),
    ]
    for edit in edits {
      #expect(throws: TreeError.duplicate(id(1))) { try tree.applying(edit) }
    }
    #expect(throws: TreeError.duplicate(id(4))) {
      try tree.applying(.set([screen(1), screen(4)], in: id(10)))
    }
    #expect(throws: TreeError.duplicate(id(9))) {
      try tree.applying(.push(screen(9, screen(9)), onto: id(10)))
    }
    let kept: [Edit] = [
      .set([screen(2), screen(1)], in: id(10)), .replace(id(2), with: screen(2)),
      .replace(id(10), with: screen(1)), .root(stack(11, screen(1), screen(3))),
      .set([stack(10, screen(1), screen(2))], in: id(100)), .embed(screen(9), in: id(3)),
    ]
    for edit in kept { #expect(throws: Never.self) { try tree.applying(edit) } }
  }

  @Test func `Children that stay are looked into like new ones`() throws {
    let tree = SceneTree(root: stack(10, screen(1), screen(2)))
    #expect(throws: TreeError.duplicate(id(2))) {
      try tree.applying(.set([screen(1, screen(2)), screen(2)], in: id(10)))
    }
    #expect(throws: TreeError.tooDeep(id(1))) {
      let deep = screen(1, (0..<99).reduce(screen(300)) { screen(299 - UInt64($1), $0) })
      _ = try tree.applying(.set([deep, screen(2)], in: id(10)))
    }
    #expect(throws: Never.self) {
      try tree.applying(.set([screen(2), screen(1, screen(3))], in: id(10)))
    }
  }

  @Test func `A tree with more than a hundred levels is not read`() throws {
    let layers = (2...101 as ClosedRange<UInt64>).map {
      Modal(presenter: id($0 - 1), style: .sheet, node: screen($0))
    }
    let most = SceneTree(root: screen(1), modals: Array(layers.dropLast()))
    #expect(try JSONDecoder().decode(SceneTree.self, from: JSONEncoder().encode(most)) == most)
    let more = try JSONEncoder().encode(SceneTree(root: screen(1), modals: layers))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(SceneTree.self, from: more) }
  }

  /// A screen with a coordinator in it, and so on.
  private final class Nest: Coordinator {
    let levels: Int

    init(_ levels: Int) { self.levels = levels }

    override func build() -> SceneLayout {
      if levels > 1 { startEmbedded(child: Nest(levels - 1)) }
      return .screen(Plain("nest"))
    }
  }

  @Test func `A tree with a hundred levels is saved, restored and replayed`() throws {
    func director() -> SceneDirector {
      SceneDirector(Nest(99), host: HeadlessHost(), options: .init(seed: 1))
    }
    let first = director()
    try first.start()
    let saved = try Snapshot(bytes: first.snapshot().bytes)
    let second = director()
    #expect(try second.start(restoring: saved).isComplete)
    #expect(second.tree.outline == first.tree.outline)
    let deepest = try #require(second.livingCoordinators.last)
    #expect(deepest.start(child: Nest(1), as: .embedded("inside")).isAdmitted)
    #expect(second.tree.size == 100)
    #expect(try Journal(lines: second.record().journal.text).replay() == second.tree)
    first.close()
    second.close()
  }

  @Test func `A tree may nest a hundred levels, and no more`() throws {
    var tree = SceneTree(root: screen(1))
    for number in 2...100 as ClosedRange<UInt64> {
      tree = try tree.applying(.embed(screen(number), in: id(number - 1)))
    }
    #expect(throws: TreeError.tooDeep(id(101))) {
      try tree.applying(.embed(screen(101), in: id(100)))
    }
    #expect(throws: TreeError.tooDeep(id(101))) {
      try tree.applying(.present(Modal(presenter: id(1), style: .sheet, node: tall(from: 101))))
    }
    #expect(
      TreeError.tooDeep(id(7)).description
        == "The node #7 would be nested below more than 99 levels.")
    #expect(
      try tree.applying(.update(id(100), Node.Attributes(name: "x"))).node(id(100))?.name == "x")
  }

  /// A screen in a screen, a hundred times.
  private func tall(from number: UInt64) -> Node {
    (1..<100).reduce(screen(number + 99)) { screen(number + 99 - UInt64($1), $0) }
  }

  /// Acts until the tree is full; returns the refusal.
  private func refusal(size: Int, _ act: (Coordinator) -> NavigationHandle) throws -> String {
    let root = Teller("home", stack: ["a"])
    let host = HeadlessHost()
    let director = SceneDirector(root, host: host)
    try director.start()
    var last: NavigationError?
    for _ in 0..<1_000 where last == nil { last = act(root).error }
    let error = try #require(last)
    #expect(error.reason == .impossible)
    #expect(director.tree == host.shown)
    #expect(director.tree.size == size)
    director.close()
    return error.detail
  }

  @Test func `Layers on layers are refused beyond a hundred levels`() throws {
    let detail = try refusal(size: 101) { $0.present(Plain("x")) }
    #expect(detail == "The node #103 would be nested below more than 99 levels.")
  }

  @Test func `Flows embedded in each other one by one are refused beyond a hundred levels`() throws
  {
    var deepest: Teller?
    let detail = try refusal(size: 100) { root in
      let next = Teller("next")
      defer { deepest = next }
      return (deepest ?? root).start(child: next, as: .embedded("inside"))
    }
    #expect(detail.hasSuffix("would be nested below more than 99 levels."))
  }

  @Test func `A sequence of any length is refused if it nests too deep`() throws {
    let detail = try refusal(size: 2) { root in
      root.perform(.sequence((0..<10_000).map { _ in .present(Plain("x")) }))
    }
    #expect(detail.hasSuffix("would be nested below more than 99 levels."))
  }

  @Test func `A screen that is named twice is refused as impossible`() throws {
    let (a, b) = (Plain("a"), Plain("b"))
    let root = Teller("home") { _ in .stack(a, b) }
    let director = SceneDirector(root, host: HeadlessHost())
    try director.start()
    let error = root.set([a, b, a], fileID: "App/Home.swift", line: 7).error
    #expect(
      error?.description == """
        Teller could not set: impossible.
          at App/Home.swift:7
          The node #2 would be in the tree twice.
          • Name every screen once; a screen has one place.
        """)
    #expect(director.tree.sketch == "[a, b]")
    director.close()
  }
}

extension SceneTree {
  fileprivate var size: Int { layers.reduce(0) { $0 + Self.size($1) } }

  private static func size(_ node: Node) -> Int { node.children.reduce(1) { $0 + size($1) } }
}
