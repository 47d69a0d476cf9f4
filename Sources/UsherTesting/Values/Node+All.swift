import Usher

extension Node {
  /// This node and all below it.
  var all: [Node] { [self] + children.flatMap(\.all) }
}
