extension SceneDirector {
  /// The user's place by name: the coordinators above the active screen, and that screen.
  ///
  /// ```
  /// Shop › Till › Seats
  /// ```
  ///
  /// It holds names of types and no value of the app, so it may be logged. It is empty while nothing
  /// is shown.
  public var place: String { tree.active.map(place) ?? "" }

  func place(of node: Node) -> String {
    let owners = coordinators[node.owner].map { sequence(first: $0, next: \.parent) }
    let names = (owners.map(Array.init) ?? []).reversed().map(\.outlineName)
    return (names + [liveScreens.name(of: node.id) ?? node.name]).joined(separator: " › ")
  }
}
