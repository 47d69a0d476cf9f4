/// The place of a new screen or flow, for `start`, `present` and routes.
public enum Placement: Hashable, Sendable {
  /// The place that fits its kind and the place of its parent.
  ///
  /// It becomes the root of an empty window, and is appended to tabs. In a stack, a plain screen is
  /// pushed and a container presented. Anywhere else it is presented.
  case automatic
  /// On top of the parent's stack.
  case push
  /// The detail column of the split around the parent, replacing its content; on top of the
  /// parent's stack if there is none, or if the parent is in that column.
  case detail
  /// The root of the window, replacing everything.
  case root
  /// A new tab, after the others.
  case tab
  /// A sheet over the content.
  case sheet
  /// A cover over the whole content.
  case cover
  /// A popover.
  case popover
  /// The named slot of the parent's screen.
  case embedded(String)
}
