/// Simulates VoiceOver: its spoken texts and its focused element.
@_spi(Test) @MainActor public final class SimulatedVoiceOver {
  /// The texts, in order; an element that was given the focus by its type.
  public private(set) var said: [String] = []
  /// The focused element: the one that the user touched last, or that the app has set.
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
