extension DiagramLayout {
  /// The lines of all arrows on a grid.
  struct ArrowLines {
    private(set) var lines: [DiagramLayout.ArrowLine] = []
    private let metrics: Metrics
    /// The number of each arrow among those that leave its box, from 1.
    private var ports: [Int: Int] = [:]
    private var counts: [Int: Int] = [:]

    init(_ metrics: Metrics) {
      self.metrics = metrics
      let arrows = metrics.diagram.arrows
      for (index, arrow) in arrows.enumerated() where !metrics.hidden.contains(index) {
        counts[arrow.from, default: 0] += 1
        ports[index] = counts[arrow.from]
      }
      lines = arrows.indices.map { index in
        DiagramLayout.ArrowLine(points: points(index), isHidden: metrics.hidden.contains(index))
      }
    }

    private func points(_ index: Int) -> [Point] {
      let arrow = metrics.diagram.arrows[index]
      let (from, to) = (metrics.frame(of: arrow.from), metrics.frame(of: arrow.to))
      let way = ArrowWay(metrics.packing.cells[arrow.from], metrics.packing.cells[arrow.to])
      let end = Point(x: to.x, y: to.y + Metrics.port)
      let port = way.isStraight ? Metrics.port : port(index, of: arrow, height: from.height)
      let start = Point(x: from.right, y: from.y + port)
      return [start] + turns(way, to: arrow.to, from: start.y, end.y) + [end]
    }

    /// The distance of an arrow's port from the top of its box; hidden arrows share the lowest one.
    private func port(_ index: Int, of arrow: Diagram.Arrow, height: Int) -> Int {
      let count = (counts[arrow.from] ?? 0) + 1
      let space = height - Metrics.port - 4
      return Metrics.port + (ports[index] ?? count) * min(12, max(1, space / count))
    }

    private func turns(_ way: ArrowWay, to box: Int, from start: Int, _ end: Int) -> [Point] {
      if way.isStraight { return [] }
      let last = metrics.position(box, in: .column(way.to.column))
      guard let row = way.row else {
        return [Point(x: last, y: start), Point(x: last, y: end)]
      }
      let first = metrics.position(box, in: .column(way.from.column + 1))
      let height = metrics.position(box, in: .row(row))
      return [
        Point(x: first, y: start), Point(x: first, y: height),
        Point(x: last, y: height), Point(x: last, y: end),
      ]
    }
  }
}
