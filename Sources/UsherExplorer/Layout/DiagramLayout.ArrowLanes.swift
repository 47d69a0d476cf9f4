extension DiagramLayout {
  /// The lanes of the arrows between the columns and the rows of a grid.
  ///
  /// Arrows to one box share their lanes; those to different boxes never touch along a line.
  struct ArrowLanes {
    /// The space before a column or a row, by its number.
    enum Gutter: Hashable {
      case column(Int)
      case row(Int)
    }

    /// A part of a gutter that the arrows to one box take.
    private struct Use {
      let box: Int
      var range: ClosedRange<Int>
    }

    private var uses: [Gutter: [Int: Use]] = [:]
    private var lanes: [Gutter: [Int: Int]] = [:]
    private var counts: [Gutter: Int] = [:]

    init(_ arrows: [Diagram.Arrow], _ cells: [Cell]) {
      for arrow in arrows { add(ArrowWay(cells[arrow.from], cells[arrow.to]), to: arrow.to) }
      for (gutter, uses) in uses { distribute(uses.values.map(\.self), in: gutter) }
    }

    /// The number of lanes in a gutter, without that of the hidden arrows.
    func count(in gutter: Gutter) -> Int { counts[gutter] ?? 0 }

    /// The lane of the arrows to a box; all that are hidden share the last one.
    func lane(to box: Int, in gutter: Gutter) -> Int {
      lanes[gutter]?[box] ?? count(in: gutter)
    }

    private mutating func add(_ way: ArrowWay, to box: Int) {
      for (gutter, range) in way.parts {
        let known = uses[gutter]?[box]?.range ?? range
        let both = min(known.lowerBound, range.lowerBound)...max(known.upperBound, range.upperBound)
        uses[gutter, default: [:]][box] = Use(box: box, range: both)
      }
    }

    /// Gives each use the first lane that is free along all of it.
    private mutating func distribute(_ uses: [Use], in gutter: Gutter) {
      var ends: [Int] = []
      let order = uses.sorted { ($0.range.lowerBound, $0.box) < ($1.range.lowerBound, $1.box) }
      for use in order {
        let lane = ends.firstIndex { $0 < use.range.lowerBound } ?? ends.count
        if lane == ends.count { ends.append(0) }
        ends[lane] = use.range.upperBound
        lanes[gutter, default: [:]][use.box] = lane
      }
      counts[gutter] = ends.count
    }
  }
}
