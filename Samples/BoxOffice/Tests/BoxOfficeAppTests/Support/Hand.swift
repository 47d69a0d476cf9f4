/// Somebody's hand in front of a screen: it points at what it reads, taps and types.
@MainActor protocol Hand {
  /// What can be read in front.
  var texts: [String] { get }
  /// Points at something by its words; a field is tapped at once.
  mutating func find(_ text: String) -> Bool
  /// Taps the first thing that begins with a text.
  mutating func tap(beginningWith text: String) -> Bool
  /// Taps the first field.
  mutating func tapField() -> Bool
  /// Taps what is pointed at; or else presses return, or taps the first thing there is.
  mutating func enter() -> Bool
  func type(_ text: String) -> Bool
  func clear() -> Bool
  func putKeyboardAway() -> Bool
}

extension Hand {
  /// Does what a command asks for; `nil` where it asks for nothing that a hand does.
  mutating func act(_ command: Command) -> Bool? {
    switch command {
    case .key("enter"): enter()
    case .key("/"): tapField()
    case .key(let key) where key != "esc" && Int(key) == nil: tap(beginningWith: key)
    case .type(let text): type(text)
    case .clear: clear()
    case .find(let text): find(text)
    case .key, .wait, .open, .link, .quit: nil
    }
  }
}
