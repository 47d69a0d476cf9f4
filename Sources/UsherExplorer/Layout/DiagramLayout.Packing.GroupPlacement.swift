extension DiagramLayout.Packing {
  /// The cells of a group's boxes: the usual ways are rows, and each branch is near its beginning.
  struct GroupPlacement {
    private(set) var cells: [Int: DiagramLayout.Cell] = [:]
    private(set) var height = 0
    let width: Int
    private let isWide: Bool
    private let children: [Int: [Int]]
    private let depths: [Int: Int]
    private var taken: Set<DiagramLayout.Cell> = []

    /// Places the boxes of a group in rows of a width, or of less if they need less.
    ///
    /// The breadth is the approximate ratio of the block's width to its height, in boxes.
    init(
      _ members: [Int], of diagram: Diagram, within limit: Int, breadth: Int, isWide: Bool
    ) {
      self.isWide = isWide
      let ranks = Set(members)
      let parents = members.map { box in
        diagram.parent(of: box).flatMap { ranks.contains($0) ? $0 : nil }
      }
      let pairs = zip(members, parents)
      children = Dictionary(grouping: pairs.filter { $0.1 != nil }, by: { $0.1 ?? 0 })
        .mapValues { $0.map(\.0) }
      depths = Self.depths(members, children)
      let longest = depths.values.max() ?? 1
      let root = Int(Double(breadth * members.count).squareRoot().rounded(.up))
      width = isWide ? limit : min(limit, max(longest, min(root, members.count)))
      for (box, parent) in pairs where parent == nil { place(box, after: nil) }
      height = (taken.map(\.row).max() ?? -1) + 1
    }

    /// The number of boxes on the longest way from each box.
    private static func depths(_ members: [Int], _ children: [Int: [Int]]) -> [Int: Int] {
      var (order, next) = (members.filter { box in !children.values.joined().contains(box) }, 0)
      while next < order.count {
        order += children[order[next]] ?? []
        next += 1
      }
      return order.reversed().reduce(into: [:]) { depths, box in
        depths[box] = 1 + ((children[box] ?? []).compactMap { depths[$0] }.max() ?? 0)
      }
    }

    /// Places the longest way from a box in rows, and then its branches, the last ones first.
    private mutating func place(_ first: Int, after parent: DiagramLayout.Cell?) {
      var (way, branches) = ([first], [(box: Int, parent: Int)]())
      while let last = way.last, let next = longest(of: last) {
        branches += (children[last] ?? []).filter { $0 != next }.map { ($0, last) }
        way.append(next)
      }
      var previous = parent
      for start in stride(from: 0, to: way.count, by: width) {
        let part = way[start..<min(way.count, start + width)]
        let cell = freeCell(for: part.count, after: previous)
        for (offset, box) in part.enumerated() { insert(box, in: cell.moved(offset, 0)) }
        previous = DiagramLayout.Cell(column: -1, row: cell.row + 1)
      }
      for branch in branches.reversed() { place(branch.box, after: cells[branch.parent]) }
    }

    private func longest(of box: Int) -> Int? {
      (children[box] ?? []).max { (depths[$0] ?? 0, $1) < (depths[$1] ?? 0, $0) }
    }

    private mutating func insert(_ box: Int, in cell: DiagramLayout.Cell) {
      cells[box] = cell
      taken.insert(cell)
    }

    /// The free cells in one row that are nearest to the cell behind another one.
    private func freeCell(for count: Int, after parent: DiagramLayout.Cell?) -> DiagramLayout.Cell {
      let start = parent?.moved(1, 0) ?? DiagramLayout.Cell(column: 0, row: 0)
      let rows = start.row...max(start.row, (taken.map(\.row).max() ?? -1) + 1)
      let free = rows.lazy.flatMap { row in
        (0...(width - count)).lazy.map { DiagramLayout.Cell(column: $0, row: row) }
          .filter { isFree($0, count) }
      }
      let down = isWide ? width : 2
      let cost = { (cell: DiagramLayout.Cell) in
        down * (cell.row - start.row) + abs(cell.column - start.column)
      }
      return free.min { cost($0) < cost($1) } ?? DiagramLayout.Cell(column: 0, row: rows.upperBound)
    }

    private func isFree(_ cell: DiagramLayout.Cell, _ count: Int) -> Bool {
      (0..<count).allSatisfy { !taken.contains(cell.moved($0, 0)) }
    }
  }
}
