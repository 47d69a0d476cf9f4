/// All that a terminal shows at one moment.
package struct Frame: Hashable, Sendable {
  package var canvas: Canvas
  /// Where the cursor stands; hidden if nowhere.
  package var cursor: Point?

  package init(canvas: Canvas, cursor: Point? = nil) {
    self.canvas = canvas
    self.cursor = cursor
  }

  package var size: TerminalSize { canvas.size }
  package var text: String { canvas.text }
}
