/// A key of a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// Makes the key that types something.
  public init(_ character: Character) { self.character = character }
  /// Makes the key that types something.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes keys of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The key for commands.
  public static let command = EventModifiers(rawValue: 16)
}

extension View {
  /// Names the keys that do the same.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { modifier(LookModifier()) }
}
