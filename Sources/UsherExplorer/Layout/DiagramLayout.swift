/// The positions of a diagram's boxes and arrows, in pixels.
package struct DiagramLayout: Sendable {
  package let width: Int
  package let height: Int
  package let boxes: [Frame]
  /// The texts above the boxes; they may be empty.
  package let captions: [Frame]
  /// The blocks of the groups that have boxes, each with its header inside.
  package let groups: [Int: GroupFrame]
  package let arrows: [ArrowLine]

  package struct GroupFrame: Hashable, Sendable {
    package let frame: Frame
    package let header: Frame
  }

  /// A line with right angles, from the right edge of a box to the left edge of another one.
  package struct ArrowLine: Hashable, Sendable {
    package let points: [Point]
    /// `true` if it is drawn only while a user points at one of its ends.
    package let isHidden: Bool
  }

  /// The width and the height of a window at half size, into which a picture should fit.
  package static let window = (width: 2_880, height: 1_640)

  /// Lays out a diagram: of several widths, takes the one that fits a window with the most straight
  /// ways, or else the one that fits best.
  package init(_ diagram: Diagram) {
    let hidden = diagram.hiddenArrows
    let widest = max(5, Int(Double(diagram.boxes.count).squareRoot() * 3))
    let packings = (4...widest).flatMap { width in
      [2, 3].map { Packing(diagram, within: width, breadth: $0) }
    }
    let ranked = packings.map { packing in
      (packing, [max(0.8, packing.estimate), -Double(diagram.straightCount(packing.cells))])
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }
    let most = diagram.boxes.count > 120 ? 8 : ranked.count
    let metrics = ranked.prefix(most).map { (Metrics(diagram, $0.0, hidden: hidden), $0.1[1]) }
    let chosen = metrics.min { (max(1, $0.0.excess), $0.1) < (max(1, $1.0.excess), $1.1) }
    self.init(
      chosen?.0 ?? Metrics(diagram, Packing(diagram, within: 4), hidden: hidden))
  }

  private init(_ metrics: Metrics) {
    (width, height) = (metrics.columns.end, metrics.rows.end)
    boxes = metrics.diagram.boxes.indices.map(metrics.frame)
    captions = metrics.diagram.boxes.indices.map(metrics.caption)
    groups = metrics.packing.blocks.reduce(into: [:]) {
      $0[$1.key] = metrics.group($1.key, $1.value)
    }
    arrows = ArrowLines(metrics).lines
  }
}

extension Diagram {
  /// The number of boxes that are reached by a straight line.
  fileprivate func straightCount(_ cells: [DiagramLayout.Cell]) -> Int {
    boxes.indices.count { box in
      parent(of: box).map { DiagramLayout.ArrowWay(cells[$0], cells[box]).isStraight } ?? false
    }
  }
}

extension DiagramLayout.Packing {
  /// The size at which it fits a window if all boxes are alike; less is better.
  fileprivate var estimate: Double {
    let (width, height) = (Double(columns * 205), Double(rows * 210))
    let window = DiagramLayout.window
    return max(width / Double(window.width), height / Double(window.height))
  }
}
