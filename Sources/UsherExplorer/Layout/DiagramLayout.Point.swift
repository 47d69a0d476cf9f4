extension DiagramLayout {
  /// A point in pixels.
  package struct Point: Hashable, Sendable {
    package let x: Int
    package let y: Int
  }
}
