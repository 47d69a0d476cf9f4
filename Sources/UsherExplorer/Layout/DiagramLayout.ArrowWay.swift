extension DiagramLayout {
  /// The gutters that an arrow takes from a cell to another one, and the range in each.
  ///
  /// It leaves its first box to the right and arrives from the left. Along a column, row `n` has
  /// the position `2n + 1`, and the gutter before it `2n`.
  struct ArrowWay {
    let from: Cell
    let to: Cell

    init(_ from: Cell, _ to: Cell) { (self.from, self.to) = (from, to) }

    var isStraight: Bool { isNext && from.row == to.row }

    /// The gutter before or behind the last row; `nil` if the columns are side by side.
    var row: Int? { isNext ? nil : from.row < to.row ? to.row : to.row + 1 }

    private var isNext: Bool { to.column == from.column + 1 }

    var parts: [(ArrowLanes.Gutter, ClosedRange<Int>)] {
      if isStraight { return [] }
      let (start, end) = (2 * from.row + 1, 2 * to.row + 1)
      guard let row else { return [(.column(to.column), range(start, end))] }
      return [
        (.column(from.column + 1), range(start, 2 * row)),
        (.row(row), range(from.column + 1, to.column)),
        (.column(to.column), range(2 * row, end)),
      ]
    }

    private func range(_ first: Int, _ second: Int) -> ClosedRange<Int> {
      min(first, second)...max(first, second)
    }
  }
}
