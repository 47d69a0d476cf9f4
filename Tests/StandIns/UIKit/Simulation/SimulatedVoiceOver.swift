/// VoiceOver: what it has said, and the element that has its focus.
@_spi(Test) @MainActor public final class SimulatedVoiceOver {
  /// The texts, in order; an element that was given the focus by its type.
  public private(set) var said: [String] = []
  /// What has the focus: what the user touched last, or what the app has told.
  public weak var focus: AnyObject?

  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    switch argument {
    case let text as String: said.append(text)
    case let element?:
      focus = element as AnyObject
      said.append("\(type(of: element))")
    case nil: focus = nil
    }
  }
}
