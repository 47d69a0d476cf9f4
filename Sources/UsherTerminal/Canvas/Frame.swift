#if os(macOS) || os(Linux)
/// The content of a terminal at one moment.
package struct Frame: Hashable, Sendable {
  package var grid: CellGrid
  /// The position of the cursor; `nil` if it is hidden.
  package var cursor: Point?
  /// The screens that are drawn, also where a box covers them.
  var screens: Set<NodeID> = []

  package init(grid: CellGrid, cursor: Point? = nil) {
    self.grid = grid
    self.cursor = cursor
  }

  package var size: TerminalSize { grid.size }
  package var text: String { grid.text }
}
#endif
