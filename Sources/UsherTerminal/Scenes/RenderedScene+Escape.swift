#if os(macOS) || os(Linux)
extension RenderedScene {
  enum Escape {
    /// Leaves the selected field and moves to the element below it.
    case leaveField
    /// Leaves the selected field, and empties it, since nothing was found.
    case giveUp(Line.Field)
    /// Empties a field that has been left.
    case clear(Line.Field)
    /// Goes back in a stack, or closes a layer.
    case back(BackAction)

    var label: String {
      switch self {
      case .leaveField: "leave field"
      case .giveUp, .clear: "clear"
      case .back(let way): way.label
      }
    }
  }

  /// Returns the effect of Esc on a screen, given its selection; `nil` if there is none.
  ///
  /// A field with a key, such as a search, is left first, and then emptied.
  func escape(on screen: Node, _ body: Body, selecting focus: Body.Element?) -> Escape? {
    if let focus, focus.isShortcutField, let field = focus.field {
      let isAlone = body.elementOfFirstLine(where: { !$0.isField }) == nil
      return isAlone && !field.text.isEmpty ? .giveUp(field) : .leaveField
    }
    if focus?.field == nil, let field = filter(of: screen) { return .clear(field) }
    return backAction.map(Escape.back)
  }

  private func filter(of screen: Node) -> Line.Field? {
    for content in screens(in: screen).compactMap({ contents[$0.id] }) {
      for line in content.keyed {
        if case .field(let field) = line.kind, !field.text.isEmpty { return field }
      }
    }
    return nil
  }
}
#endif
