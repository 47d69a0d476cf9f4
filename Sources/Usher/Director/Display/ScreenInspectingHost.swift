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

  /// Reports what the display has already done, and a later turn of the main actor would report.
  ///
  /// The director asks before it takes a command, which would otherwise act on what has gone.
  func reportChanges()

  /// Returns what keeps the display from performing a step for now, in a few words; `nil` if nothing does.
  ///
  /// The step is not requested, and the change not settled, until nothing does. Call
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
