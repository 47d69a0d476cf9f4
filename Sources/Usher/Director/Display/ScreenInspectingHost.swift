/// A host whose platform knows screens that bring a container or a style of their own.
///
/// Core never looks into a screen; where its host does, it asks before it places what is new.
@MainActor package protocol ScreenInspectingHost: SceneHost {
  /// Finds a screen, also one that has not been admitted yet.
  typealias Screens = (NodeID) -> (any Screen)?
  typealias Objection = (detail: String, remedy: String)

  /// Returns whether something stands by itself, and is presented where others of its kind are pushed.
  func standsAlone(_ node: Node, _ screens: Screens) -> Bool

  /// Returns the style that something declares itself; `nil` where it declares none.
  func style(of node: Node, _ screens: Screens) -> Modal.Style?

  /// Returns why the platform could not show a tree, with what to do about it.
  func objection(to tree: SceneTree, adding nodes: [Node], _ screens: Screens) -> Objection?

  /// Notes that guards may answer differently from now on.
  func policyDidChange()
}

extension SceneHost {
  /// The host whose platform knows screens: this one, or one that it wraps.
  var inspecting: (any ScreenInspectingHost)? {
    self as? any ScreenInspectingHost ?? wrappedHost?.inspecting
  }
}

extension SceneTree {
  /// The objection to a node by which a split view has more columns than Apple's platforms show.
  package func objection(toColumnsOf node: Node) -> ScreenInspectingHost.Objection? {
    // A column that comes later changes the split view that holds it.
    guard let split = path(to: node.id).suffix(2).first(where: { $0.kind == .split }),
      split.children.count > 3
    else { return nil }
    return (
      "The split \(split.name) would have \(split.children.count) columns; there is room for 3.",
      "Show the rest in a stack inside a column, or present it."
    )
  }
}
