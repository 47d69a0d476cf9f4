/// A cell of the grid in which boxes stand.
package struct GridCell: Hashable, Sendable {
  package var column: Int
  package var row: Int

  func moved(_ columns: Int, _ rows: Int) -> GridCell {
    GridCell(column: column + columns, row: row + rows)
  }
}

/// A rectangle in pixels.
package struct LayoutFrame: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var right: Int { x + width }
  package var bottom: Int { y + height }

  /// Returns a Boolean value that indicates whether the insides of both share a point.
  package func overlaps(_ other: LayoutFrame) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  package func contains(_ other: LayoutFrame) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }
}

/// A point in pixels.
package struct LayoutPoint: Hashable, Sendable {
  package let x: Int
  package let y: Int
}
