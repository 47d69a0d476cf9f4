extension DiagramLayout {
  /// The cells of all boxes: each group is a block, and the blocks fill the picture from its top.
  struct Packing {
    private(set) var cells: [Cell]
    /// The block of each group that has boxes.
    private(set) var blocks: [Int: Block] = [:]
    private(set) var columns = 1
    private(set) var rows = 0

    struct Block: Hashable {
      let origin: Cell
      let columns: Int
      let rows: Int
    }

    init(_ diagram: Diagram, within width: Int, breadth: Int = 2) {
      cells = Array(repeating: Cell(column: 0, row: 0), count: diagram.boxes.count)
      var skyline = [Int](repeating: 0, count: width)
      for (group, members) in Self.groups(of: diagram) {
        let placement = GroupPlacement(
          members, of: diagram, within: width, breadth: breadth,
          isWide: diagram.groups[group].isWide)
        let origin = Self.place(placement.width, on: &skyline, height: placement.height)
        for (box, cell) in placement.cells { cells[box] = cell.moved(origin.column, origin.row) }
        blocks[group] = Block(origin: origin, columns: placement.width, rows: placement.height)
      }
      columns = max(1, (blocks.values.map { $0.origin.column + $0.columns }.max() ?? 1))
      rows = skyline.max() ?? 0
    }

    /// The boxes of each group in the order of discovery; wide groups come first.
    private static func groups(of diagram: Diagram) -> [(Int, [Int])] {
      let members = Dictionary(grouping: diagram.boxes.indices) { diagram.boxes[$0].group }
      return members.sorted { first, second in
        let wide = (diagram.groups[first.key].isWide, diagram.groups[second.key].isWide)
        return wide.0 == wide.1 ? first.value[0] < second.value[0] : wide.0
      }
    }

    /// Finds the highest place for a block, and the leftmost of those.
    private static func place(_ width: Int, on skyline: inout [Int], height: Int) -> Cell {
      let tops = (0...(skyline.count - width)).map { skyline[$0..<($0 + width)].max() ?? 0 }
      let row = tops.min() ?? 0
      let column = tops.firstIndex(of: row) ?? 0
      for index in column..<(column + width) { skyline[index] = row + height }
      return Cell(column: column, row: row)
    }
  }
}
