/// The contents of a node, behind a reference, so that trees share unchanged nodes.
///
/// It is not private: outside its file, each copy of a value with a private type would call the
/// runtime.
extension Node {
  struct Contents: Equatable, Sendable {
    let id: NodeID
    let owner: CoordinatorID
    /// One element in an array, which a change of anything else shares.
    var attributes: [Attributes]
    var slot: String?
    var kind: Kind
    var children: [Node]
    var selected: NodeID?
  }

  /// The label of a tab, a page or a column with this content, in every host.
  package var label: String { label(titled: \.title) }

  /// Returns the label: the title of the node, or else the label of the first thing in it.
  ///
  /// A tab thus keeps its label while screens come and go on its stack, as on Apple's platforms.
  package func label(titled title: (Node) -> String?) -> String {
    if let title = attributes.tab?.title ?? title(self) { return title }
    guard kind != .screen, let first = children.first else { return name }
    return first.label(titled: title)
  }
}
