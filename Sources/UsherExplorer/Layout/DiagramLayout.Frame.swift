extension DiagramLayout {
  /// A rectangle in pixels.
  package struct Frame: Hashable, Sendable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package var right: Int { x + width }
    package var bottom: Int { y + height }

    /// Returns true if the insides of both share a point.
    package func overlaps(_ other: Frame) -> Bool {
      x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    package func contains(_ other: Frame) -> Bool {
      x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
    }
  }
}
