#if os(macOS) || os(Linux)
extension RenderedScene {
  package struct PlacedLine: Sendable {
    package let node: NodeID
    package let index: Int
    package let line: Line

    package init(node: NodeID, index: Int, line: Line) {
      (self.node, self.index, self.line) = (node, index, line)
    }
  }
}
#endif
