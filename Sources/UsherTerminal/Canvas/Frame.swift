/// All that a terminal shows at one moment.
package struct Frame: Hashable, Sendable {
  package var grid: CellGrid
  /// Where the cursor stands; hidden if nowhere.
  package var cursor: Point?

  package init(grid: CellGrid, cursor: Point? = nil) {
    self.grid = grid
    self.cursor = cursor
  }

  package var size: TerminalSize { grid.size }
  package var text: String { grid.text }
}
