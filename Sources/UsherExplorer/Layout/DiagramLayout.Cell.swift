extension DiagramLayout {
  /// A cell of the grid in which boxes stand.
  package struct Cell: Hashable, Sendable {
    package var column: Int
    package var row: Int

    func moved(_ columns: Int, _ rows: Int) -> Cell {
      Cell(column: column + columns, row: row + rows)
    }
  }
}
