#if os(macOS) || os(Linux)
/// The effect of a key on a screen, with a label for the legend.
///
/// The key `q` belongs to the host, and so do digits if there are tabs.
public struct KeyAction: Sendable {
  /// The key; upper and lower case differ.
  public let key: Character
  /// The label in the legend.
  public let label: String
  /// A Boolean value that indicates whether the key has an effect now; if not, the legend grays it.
  public let isEnabled: Bool
  /// The effect of the key.
  public let action: @MainActor () -> Void

  /// Makes an action by key.
  public init(
    _ key: Character, _ label: String, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.label = label
    self.isEnabled = isEnabled
    self.action = action
  }
}
#endif
