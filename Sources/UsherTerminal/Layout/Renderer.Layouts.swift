#if os(macOS) || os(Linux)
extension Renderer {
  /// The screens of a scene, each laid out once for each requested width.
  package struct Layouts: Sendable {
    private struct Key: Hashable {
      let node: NodeID
      let width: Int
    }

    private var bodies: [Key: Body] = [:]

    package init() {}

    mutating func body(of node: Node, in scene: RenderedScene, width: Int) -> Body {
      let key = Key(node: node.id, width: width)
      if let body = bodies[key] { return body }
      let body = Body(scene.lines(of: node), width: width)
      bodies[key] = body
      return body
    }
  }
}
#endif
