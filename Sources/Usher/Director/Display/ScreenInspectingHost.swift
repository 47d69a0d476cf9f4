/// A host whose platform knows screens that bring a container or a style of their own.
///
/// Core never inspects a screen; it asks this host before it places new nodes.
@MainActor package protocol ScreenInspectingHost: SceneHost {
  /// Finds a screen, also one that has not been admitted yet.
  typealias Screens = (NodeID) -> (any Screen)?
  typealias Objection = (detail: String, remedy: String)

  /// Returns true if a node is presented although others of its kind are pushed.
  func standsAlone(_ node: Node, _ screens: Screens) -> Bool

  /// Returns the style that a node's screen declares, or `nil` if it declares none.
  func style(of node: Node, _ screens: Screens) -> Modal.Style?

  /// Returns the reason why the platform could not show a tree, and a remedy.
  func objection(to tree: SceneTree, adding nodes: [Node], _ screens: Screens) -> Objection?

  /// Notifies the host that guards may answer differently from now on.
  func policyDidChange()

  /// Reports changes of the display that a later turn of the main actor would report.
  ///
  /// The director calls this before it takes a command, which would otherwise act on screens that
  /// have gone.
  func reportChanges()

  /// Returns the obstacle to performing a step now, in a few words; `nil` if there is none.
  ///
  /// The step is not requested, and the change not settled, until the obstacle is gone. Call
  /// `displayMayProceed()` on the director then.
  func obstacle(to step: Step) -> String?
}

extension ScreenInspectingHost {
  package func reportChanges() {}
  package func obstacle(to step: Step) -> String? { nil }
}

extension SceneHost {
  /// The host whose platform knows screens: this one, or one that it wraps.
  var inspecting: (any ScreenInspectingHost)? {
    self as? any ScreenInspectingHost ?? wrappedHost?.inspecting
  }
}

extension SceneTree {
  /// Objects to a node that gives a split view more columns than Apple's platforms show.
  package func objection(toColumnsOf node: Node) -> ScreenInspectingHost.Objection? {
    // A column that is added later changes the split view that holds it.
    guard let split = path(to: node.id).suffix(2).first(where: { $0.kind == .split }),
      split.children.count > 3
    else { return nil }
    return (
      "The split \(split.name) would have \(split.children.count) columns; there is room for 3.",
      "Show the rest in a stack inside a column, or present it."
    )
  }
}
