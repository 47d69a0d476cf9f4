/// A host whose platform knows screens that bring a container or a style of their own.
///
/// Core never looks into a screen; where its host does, it asks before it places what is new.
@MainActor package protocol ScreenInspectingHost: SceneHost {
  /// Finds a screen, also one that has not been admitted yet.
  typealias Screens = (NodeID) -> (any Screen)?

  /// Returns whether something stands by itself, and is presented where others of its kind are pushed.
  func standsAlone(_ node: Node, _ screens: Screens) -> Bool

  /// Returns the style that something declares itself; `nil` where it declares none.
  func style(of node: Node, _ screens: Screens) -> Modal.Style?

  /// Returns why the platform could not show a tree, with what to do about it.
  func objection(to tree: SceneTree, adding nodes: [Node], _ screens: Screens)
    -> (detail: String, remedy: String)?

  /// Notes that guards may answer differently from now on.
  func policyDidChange()
}

extension SceneHost {
  /// The host whose platform knows screens: this one, or one that it wraps.
  var inspecting: (any ScreenInspectingHost)? {
    self as? any ScreenInspectingHost ?? wrappedHost?.inspecting
  }
}
