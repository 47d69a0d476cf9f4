extension Renderer.Complaint {
  static func missingDestination(_ type: String) -> Self {
    Self(
      kind: .missingDestination,
      description: "A NavigationLink is presenting a value of type “\(type)” but there is no "
        + "matching navigationDestination declaration visible from the location of the link.")
  }
  static func duplicateDestination(_ type: String) -> Self {
    Self(
      kind: .duplicateDestination,
      description: "A navigationDestination for “\(type)” was declared earlier on the stack. "
        + "Only the destination declared closest to the root view of the stack will be used.")
  }
  static func unseenDestination(_ type: String, _ reason: String) -> Self {
    Self(
      kind: .unseenDestination,
      description: "A navigationDestination for “\(type)” is ignored: \(reason).")
  }
  static let nestedStack = Self(
    kind: .nestedStack, description: "A NavigationStack stands in another one.")
  static let tabsInStack = Self(
    kind: .tabsInStack, description: "A TabView stands in a NavigationStack.")
  static func deadLink(_ type: String) -> Self {
    Self(
      kind: .deadLink,
      description: "A NavigationLink to “\(type)” is in no stack that can follow it."
    )
  }
  static let pathWrittenTwice = Self(
    kind: .pathWrittenTwice,
    description: "Update NavigationAuthority bound path tried to update multiple times per frame.")
  static func alreadyPresenting(_ name: String) -> Self {
    Self(
      kind: .alreadyPresenting,
      description: "Currently, only presenting a single sheet is supported. The next \(name) "
        + "will be presented when the currently presented sheet gets dismissed.")
  }
  static func presentingWhileMoving(_ name: String, _ other: Layer.Kind) -> Self {
    Self(
      kind: .presentingWhileMoving,
      description: "Attempt to present a \(name) while a presentation is in progress: "
        + "\(other.rawValue).")
  }
  static func presenterNotSeen(_ name: String, isSwiped: Bool) -> Self {
    Self(
      kind: .presenterNotSeen,
      description: "Attempt to present a \(name) from a view that is "
        + (isSwiped ? "being swiped away." : "not in the window hierarchy."))
  }
  static func ignoredChange(_ what: String) -> Self {
    Self(kind: .ignoredChange, description: "\(what) is ignored.")
  }
  static func refusedWrite(_ what: String) -> Self {
    Self(
      kind: .refusedWrite,
      description: "The binding of a \(what) did not take what was written.")
  }
  static let selectionPutBack = Self(
    kind: .selectionPutBack, description: "The selection of a TabView was changed and put back.")
  static func duplicateTag(_ tag: String) -> Self {
    Self(kind: .duplicateTag, description: "Two tabs have the value \(tag).")
  }
  static func missingTag(_ tag: String) -> Self {
    Self(kind: .missingTag, description: "No tab has the selected value \(tag).")
  }
  static func duplicateID(_ id: String) -> Self {
    Self(
      kind: .duplicateID,
      description: "ForEach: the ID \(id) occurs multiple times within the collection.")
  }
  static let touchesTaken = Self(
    kind: .touchesTaken,
    description: "A controller in the background or overlay of a view takes touches.")
  static let neverSettles = Self(
    kind: .neverSettles, description: "Updates of the view cause updates without end.")
  static func unsupported(_ text: String) -> Self { Self(kind: .unsupported, description: text) }
}
