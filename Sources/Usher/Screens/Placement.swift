/// The place of something new, for `start`, `present` and routes alike.
public enum Placement: Hashable, Sendable {
  /// The place that fits its kind and the place of its parent.
  ///
  /// It becomes the root of an empty window and is appended to tabs. In a stack, a plain screen is
  /// pushed and a container presented. Everywhere else it is presented.
  case automatic
  /// On top of the stack that the parent stands in.
  case push
  /// The root of the window, in place of all that is there.
  case root
  /// A tab of its own, after those that are there.
  case tab
  /// A sheet over what is there.
  case sheet
  /// A cover over all that is there.
  case cover
  /// A popover.
  case popover
  /// The named slot of the parent's screen.
  case embedded(String)

  var modalStyle: Modal.Style? {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .automatic, .push, .root, .tab, .embedded: nil
    }
  }
}
