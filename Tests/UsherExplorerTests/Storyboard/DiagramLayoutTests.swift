import Testing
import UsherExplorer
import UsherTesting

/// The layout of a storyboard, by its numbers.
struct DiagramLayoutTests {
  private func diagram(
    _ count: Int, groups: Int = 1, _ links: [(Int, Int)], heights: Range<Int> = 130..<131,
    seed: UInt64 = 1
  ) -> Diagram {
    var random = SplitMix64(seed: seed)
    let boxes = (0..<count).map { _ in
      Diagram.Box(
        group: Int.random(in: 0..<groups, using: &random), width: 150,
        height: Int.random(in: heights, using: &random),
        caption: [0, 12, 24].randomElement(using: &random) ?? 0)
    }
    return Diagram(
      boxes: boxes, groups: (0..<groups).map { _ in Diagram.Group(header: 20) },
      links: links.map { Diagram.Link(from: $0, to: $1, isCommon: ($0 + $1).isMultiple(of: 3)) })
  }

  /// A tree with some more links than states, as apps have.
  private func random(_ count: Int, groups: Int, seed: UInt64) -> Diagram {
    var random = SplitMix64(seed: seed)
    let tree = (1..<count).map { (max(0, $0 - Int.random(in: 1...9, using: &random)), $0) }
    let others = (0..<(3 * count)).map { _ in
      (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    return diagram(count, groups: groups, tree + others, heights: 110..<160, seed: seed)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `In a random graph of 65 states no box overlaps, and no arrow runs through one`(
    seed: UInt64
  ) {
    for groups in [1, 7] {
      let diagram = random(65, groups: groups, seed: seed)
      let layout = DiagramLayout(diagram)
      #expect(LayoutFaults(diagram, layout).faults == [], "seed \(seed), \(groups) groups")
    }
  }

  @Test func `In a random graph of 500 states no box overlaps, and no arrow runs through one`() {
    for (seed, groups) in [(UInt64(1), 20), (2, 1)] {
      let diagram = random(500, groups: groups, seed: seed)
      let layout = DiagramLayout(diagram)
      #expect(LayoutFaults(diagram, layout).faults == [], "seed \(seed), \(groups) groups")
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `A flow of 65 states fits a laptop's screen at half size`(seed: UInt64) {
    let layout = DiagramLayout(random(65, groups: 1, seed: seed))
    let window = DiagramLayout.window
    #expect(layout.width <= window.width && layout.height <= window.height, "seed \(seed)")
  }

  @Test
  func
    `The usual way is the one that was discovered first, though a folded box makes another shorter`()
  {
    let diagram = diagram(6, [(0, 1), (1, 2), (1, 4), (2, 5), (5, 3), (4, 3)])
    let parents = diagram.entrances.map { $0.map { diagram.arrows[$0].from } }
    #expect(parents == [nil, 0, 1, 5, 1, 2])
  }

  @Test func `No state and one state have a layout`() {
    #expect(DiagramLayout(diagram(0, [])).boxes.isEmpty)
    let diagram = diagram(1, [(0, 0)])
    #expect(LayoutFaults(diagram, DiagramLayout(diagram)).faults == [])
    #expect(diagram.arrows.isEmpty)
  }

  @Test func `The longest way is straight, and begins at the top left`() {
    let diagram = diagram(7, [(0, 1), (0, 2), (2, 3), (3, 4), (4, 5), (3, 6)])
    let layout = DiagramLayout(diagram)
    let straight = zip(diagram.arrows, layout.arrows).filter(\.1.isStraight).map(\.0.to)
    #expect(straight == [2, 3, 4, 5])
    #expect(layout.boxes.allSatisfy { $0.x >= layout.boxes[0].x && $0.y >= layout.boxes[0].y })
    #expect(LayoutFaults(diagram, layout).faults == [])
  }

  @Test func `A cycle has an arrow back around its boxes`() {
    let diagram = diagram(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
    let layout = DiagramLayout(diagram)
    #expect(layout.arrows.map(\.isStraight) == [true, true, true, true, false])
    #expect(!layout.arrows[4].isHidden)
    #expect(LayoutFaults(diagram, layout).faults == [])
  }

  @Test func `A way back is the other head of its arrow`() {
    let diagram = diagram(2, [(0, 1), (1, 0), (0, 1)])
    #expect(diagram.arrows.map(\.links) == [[0, 1, 2]])
    #expect(diagram.arrows.map(\.isBoth) == [true])
  }

  @Test func `The arrows of a hub are folded, but for the usual ways`() {
    let ways = (1...30).map { (0, $0) }
    let diagram = diagram(32, ways + [(30, 31)] + (1...29).map { ($0, 31) })
    let layout = DiagramLayout(diagram)
    let drawn = zip(diagram.arrows, layout.arrows).filter { !$0.1.isHidden }.map(\.0)
    #expect(drawn.filter { $0.from == 0 }.count == 30)
    #expect(drawn.filter { $0.to == 31 }.count == 1)
    #expect(LayoutFaults(diagram, layout).faults == [])
  }

  @Test func `Groups stay together, and a wide one comes first`() {
    let boxes = (0..<40).map { index in
      Diagram.Box(group: index % 4, width: 150, height: index % 4 == 3 ? 24 : 130)
    }
    let groups = (0..<4).map { Diagram.Group(header: 20, isWide: $0 == 3) }
    let links = (1..<40).map { Diagram.Link(from: $0 / 2, to: $0) }
    let diagram = Diagram(boxes: boxes, groups: groups, links: links)
    let layout = DiagramLayout(diagram)
    #expect(LayoutFaults(diagram, layout).faults == [])
    let tops = layout.groups.mapValues(\.frame.y)
    #expect(tops.allSatisfy { $0.key == 3 || $0.value > tops[3] ?? 0 }, "\(tops)")
  }
}
