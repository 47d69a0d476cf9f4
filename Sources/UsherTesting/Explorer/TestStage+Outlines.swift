import Usher

extension TestStage {
  /// The outline with the titles of the nodes: `Show “Hamlet”`.
  public var titledOutline: String { director.tree.titledOutline }
}

extension SceneTree {
  /// The outline with the title of each node that has one.
  var titledOutline: String {
    let titled = nodes.reduce(self) { tree, node in
      guard let title = node.title else { return tree }
      var attributes = node.attributes
      attributes.name += " “\(title)”"
      return (try? tree.applying(.update(node.id, attributes))) ?? tree
    }
    return titled.outline
  }
}
